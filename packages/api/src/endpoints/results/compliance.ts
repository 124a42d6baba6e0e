import * as z from "zod/mini";
import * as calls from "../../contract/results/compliance.ts";
import { SOLVERS } from "../../contract/results/compliance.ts";
import { OBJECTS_MAX } from "../../entities/accounts/plans.ts";
import { bilingual, chosen, id, instant, statusCounts } from "../../entities/common.ts";
import { checkRow, citation } from "../../entities/results/checks.ts";
import { ASSET_TYPES, FRAMEWORKS } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";

/** How something stands: counts, and passed of checks with a verdict. */
const rated = { counts: statusCounts, passed: z.int(), total: z.int() };

/** How a company stands in a scenario. */
export const scenarioRow = z.object({
  id: z.string(),
  title: bilingual,
  followed: z.boolean(),
  /** Laws that its checks rest on. */
  frameworks: z.array(z.enum(FRAMEWORKS)),
  /** Over the objects asked for, as last published. */
  ...rated,
  /**
   * Change of the pass rate in points since the state before the last publication, over the objects that were assessed
   * in both; null where nothing can be compared.
   */
  change: z.nullable(z.int()),
});
export type ScenarioRow = z.infer<typeof scenarioRow>;

const object = z.object({ id, name: z.string(), asset_type: z.enum(ASSET_TYPES) });

const scope = {
  /** One assessment; each object's last published one when absent. */
  assessment_id: z.optional(id),
  /** All of the company's when empty. */
  object_ids: z._default(z.array(id).check(z.maxLength(OBJECTS_MAX)), []),
};

/** Id of a scenario, as the engine's catalogue has it. */
const scenarioId = z.string().check(z.minLength(1), z.maxLength(80));

/** What the list of scenarios and its export filter by. */
export const scenarioFilters = {
  ...scope,
  frameworks: chosen(z.enum(FRAMEWORKS)),
  /** Only those the caller follows, or only others. */
  followed: z.optional(z.boolean()),
  ...searching,
};

export const listScenarios = defineEndpoint(calls.listScenarios, {
  request: z.object({
    ...scenarioFilters,
    ...paging,
  }),
  reply: z.object({
    /** Those that the caller follows first. */
    list: z.array(scenarioRow),
    /** Scenarios that match the filters. */
    total: z.int(),
    /** Scenarios before filters. */
    all: z.int(),
    /** Objects with a published result: what `object_ids` chooses from. */
    objects: z.array(object),
    /** When the state was published; null before the first publication. */
    as_of: z.nullable(instant),
  }),
  doc: "Compliance scenarios: the checks grouped by what they protect, with how the company stands in each.",
});

const article = z.extend(citation, {
  /** What it asks for in one sentence of our own; null where nobody has written one. */
  summary: z.nullable(bilingual),
  /** The law's official text. */
  url: z.string(),
});
export type Article = z.infer<typeof article>;

export const getScenario = defineEndpoint(calls.getScenario, {
  request: z.object({ id: scenarioId, ...scope }),
  reply: z.object({
    scenario: scenarioRow,
    as_of: z.nullable(instant),
    /** Its parts, each with how the company stands; `id` as the list of checks filters by it. */
    categories: z.array(z.object({ id: z.string(), title: bilingual, ...rated })),
    /** Each object, the lowest rate first. */
    objects: z.array(
      z.extend(object, {
        /** The scan that its results are of. */
        scan_id: id,
        ...rated,
      }),
    ),
    /** Every article that its checks rest on, once. */
    articles: z.array(article),
    /** Steps towards passing what fails now, worst first; empty when nothing fails. */
    solution: z.array(
      z.object({
        check_id: z.string(),
        title: bilingual,
        steps: z.object({ en: z.array(z.string()), cn: z.array(z.string()) }),
        /** How many objects fail it. */
        objects: z.int(),
        /** Who could do it. */
        who: z.enum(SOLVERS),
      }),
    ),
  }),
  errors: ["check.scenario_not_found"],
  doc: "One scenario: how the company stands and what to do. Its checks come from check.list with `scenarios`, its texts from compliance.texts.",
});

export const getScenarioScan = defineEndpoint(calls.getScenarioScan, {
  request: z.object({ scan_id: id, id: scenarioId }),
  reply: z.object({
    title: bilingual,
    object: object,
    assessment_id: id,
    published_at: instant,
    /** The last published scan of the object: another one, where this is an earlier state. */
    last_scan_id: id,
    counts: statusCounts,
    /** Its checks, worst first: as many as the catalogue has for the scenario. */
    list: z.array(checkRow),
  }),
  errors: ["check.scenario_not_found"],
  doc: "One scenario as one published scan of one object found it. A scan that is unknown, unpublished or another company's is not found.",
});

export const getScenarioTexts = defineEndpoint(calls.getScenarioTexts, {
  request: z.object({ id: scenarioId }),
  reply: z.object({
    /** Markdown, as are the other texts. */
    intro: z.string(),
    /** A heading of the second level for each question. */
    faq: z.string(),
    /** Published decisions of authorities, newest first; none where none is known. */
    cases: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        authority: z.string(),
        /** Day of the decision. */
        date: z.iso.date(),
        /** Whom it was about. */
        party: z.string(),
        /** What they had to pay, with its currency. */
        sum: z.string(),
        /** Where it can be read up. */
        source: z.url(),
        markdown: z.string(),
      }),
    ),
  }),
  errors: ["check.scenario_not_found"],
  doc: "What a scenario is about, questions about it and published decisions, in the language of Accept-Language.",
});

export const followScenario = defineEndpoint(calls.followScenario, {
  request: z.object({ id: scenarioId, followed: z.boolean() }),
  reply: z.object({ id: z.string(), followed: z.boolean() }),
  errors: ["check.scenario_not_found"],
  doc: "Follows a scenario, or stops to. Each person for themselves.",
});
