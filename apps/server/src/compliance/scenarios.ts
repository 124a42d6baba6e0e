import type { getScenario, listScenarios, ParsedRequestOf, ReplyOf, ScenarioRow } from "@candor/api/contract";
import {
  FRAMEWORKS,
  type Framework,
  type Language,
  type StatusCounts,
  spelledOut,
} from "@candor/api/entities";
import { type Business, citationsFor, countsFor, formsOf } from "@candor/engine/rules";
import { and, eq } from "drizzle-orm";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { countsOf, rateOf } from "../checks/rows.ts";
import { CATEGORIES, SCENARIOS, type Scenario } from "../checks/scenarios.ts";
import { scenarioFollow } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { byName } from "../http/collate.ts";
import { HttpError } from "../http/http-error.ts";
import type { PerPublication } from "../results/per-publication.ts";
import { frameworksOf, textOf } from "../results/texts.ts";
import { isNamed } from "../search-words.ts";
import { toArticle } from "./articles.ts";
import type { LatestResults, ResultRows, Scope } from "./latest-results.ts";
import { solutionOf } from "./solution.ts";

type Known = PerPublication<Scope, LatestResults>;

async function followedBy(db: Db, { id }: Customer): Promise<ReadonlySet<string>> {
  const rows = await db.select().from(scenarioFollow).where(eq(scenarioFollow.user_id, id));
  return new Set(rows.map(({ scenario_id }) => scenario_id));
}

const stand = (rows: ResultRows): { counts: StatusCounts; passed: number; total: number } => ({
  counts: countsOf(rows),
  ...rateOf(rows),
});

const points = ({ passed, total }: { passed: number; total: number }) =>
  total === 0 ? null : Math.round((passed / total) * 100);

/** Change of the pass rate over the objects that were there before. */
function changeOf(rows: ResultRows, before: ResultRows | null): number | null {
  if (!before) return null;
  const objects = new Set(before.map(({ object_id }) => object_id));
  const now = points(rateOf(rows.filter(({ object_id }) => objects.has(object_id))));
  const then = points(rateOf(before));
  return now === null || then === null ? null : now - then;
}

/** What is asked for: one state, narrowed to objects. */
async function scoped(
  db: Db,
  known: Known,
  customer: Customer,
  { assessment_id, object_ids }: { assessment_id?: string | undefined; object_ids: readonly string[] },
) {
  const all = await known.of(db, customer, assessment_id ? { assessment_id } : {});
  if (object_ids.length === 0) return all;
  const wanted = new Set(object_ids);
  const narrowed = (rows: ResultRows) => rows.filter(({ object_id }) => wanted.has(object_id));
  return { ...all, rows: narrowed(all.rows), before: all.before && narrowed(all.before) };
}

/** Where the objects asked for that were assessed are, and their fields: each once, however many objects share it. */
function businessesIn({ objects, rows }: LatestResults): Business[] {
  const judged = new Set(rows.map(({ object_id }) => object_id));
  const businesses = objects
    .filter(({ id }) => judged.has(id))
    .map(({ territories, sector }) => ({ territories, sector }));
  return [...new Map(businesses.map((one) => [JSON.stringify(one), one])).values()];
}

/** The laws that count for one of the objects asked for; before the first assessment nothing is known of that. */
function lawsOf(state: LatestResults): ReadonlySet<Framework> {
  const businesses = businessesIn(state);
  return new Set(
    FRAMEWORKS.filter(
      (framework) => businesses.length === 0 || businesses.some((one) => countsFor(framework, one)),
    ),
  );
}

type ScenarioFigures = Omit<ScenarioRow, "id" | "title" | "followed">;

/** How a company stands in each scenario: of a state that is kept it is counted once. */
const figures = new WeakMap<LatestResults, ReadonlyMap<string, ScenarioFigures>>();

function figuresOf(state: LatestResults): ReadonlyMap<string, ScenarioFigures> {
  const known = figures.get(state);
  if (known) return known;
  const laws = lawsOf(state);
  const byCheck = (rows: ResultRows | null) => rows && Map.groupBy(rows, ({ check_id }) => check_id);
  const [now, before] = [byCheck(state.rows), byCheck(state.before)];
  const counted = SCENARIOS.map(({ id, checks }) => {
    const mine = (of: typeof before) => of && checks.flatMap((check) => of.get(check) ?? []);
    const cited = new Set(checks.flatMap((check) => frameworksOf(check)));
    const rows = mine(now) ?? [];
    const row = {
      frameworks: FRAMEWORKS.filter((framework) => cited.has(framework) && laws.has(framework)),
      ...stand(rows),
      change: changeOf(rows, mine(before)),
    };
    return [id, row] as const;
  });
  const made = new Map(counted);
  figures.set(state, made);
  return made;
}

function toScenario(
  { id, title }: Scenario,
  state: LatestResults,
  followed: ReadonlySet<string>,
): ScenarioRow {
  const row = figuresOf(state).get(id);
  if (!row) throw new Error(`${id} is no scenario`);
  return { id, title, followed: followed.has(id), ...row };
}

/** Whether a scenario has a check that rests on a law or an article, however it is written: `个保法`, `PIPL Art. 38`. */
function cites(id: string, search: string, language: Language): boolean {
  const wanted = spelledOut(search).toLocaleLowerCase();
  return scenarioOf(id).checks.some((check) =>
    textOf(check)
      ?.citations.flatMap(formsOf)
      .some(({ citation }) => citation.cite[language].toLocaleLowerCase().includes(wanted)),
  );
}

/** Scenarios as the caller filters them, those they follow first. */
export async function scenariosOf(
  db: Db,
  known: Known,
  customer: Customer,
  query: Omit<ParsedRequestOf<typeof listScenarios>, "page_size"> & { page_size: number },
  language: Language,
): Promise<ReplyOf<typeof listScenarios>> {
  const state = await scoped(db, known, customer, query);
  const followed = await followedBy(db, customer);
  const found = SCENARIOS.map((one) => toScenario(one, state, followed))
    .filter(
      ({ id, title, frameworks, followed: mine }) =>
        (query.followed === undefined || query.followed === mine) &&
        (query.frameworks.length === 0 || query.frameworks.some((one) => frameworks.includes(one))) &&
        (Object.values(title).some((text) => isNamed(text, query.search)) ||
          cites(id, query.search, language)),
    )
    .sort((a, b) => Number(b.followed) - Number(a.followed));
  const { page, page_size: size } = query;
  return {
    list: found.slice((page - 1) * size, page * size),
    total: found.length,
    all: SCENARIOS.length,
    objects: byName(state.objects, language),
    as_of: state.as_of,
  };
}

/** Scenarios that the caller follows, the lowest pass rate first; what was not assessed comes last. */
export async function followedScenarios(
  db: Db,
  known: Known,
  customer: Customer,
  most: number,
): Promise<{ list: ScenarioRow[]; total: number }> {
  const followed = await followedBy(db, customer);
  const state = await known.of(db, customer, {});
  const found = SCENARIOS.filter(({ id }) => followed.has(id))
    .map((one) => toScenario(one, state, followed))
    .sort((a, b) => (points(a) ?? 101) - (points(b) ?? 101));
  return { list: found.slice(0, most), total: found.length };
}

/** A scenario by its id, or a refusal. */
export function scenarioOf(id: string): Scenario {
  const found = SCENARIOS.find((one) => one.id === id);
  if (!found) throw new HttpError("check.scenario_not_found");
  return found;
}

export async function scenarioDetail(
  db: Db,
  known: Known,
  customer: Customer,
  query: ParsedRequestOf<typeof getScenario>,
  language: Language,
): Promise<ReplyOf<typeof getScenario>> {
  const one = scenarioOf(query.id);
  const state = await scoped(db, known, customer, query);
  const checks = new Set(one.checks);
  const rows = state.rows.filter(({ check_id }) => checks.has(check_id));
  const businesses = businessesIn(state);
  const texts = one.checks.flatMap((checkId) => textOf(checkId) ?? []);
  const cited = texts.flatMap((text) => text.citations);
  const citations = new Map(
    (businesses.length === 0 ? cited : businesses.flatMap((business) => citationsFor(cited, business))).map(
      (citation) => [`${citation.framework} ${citation.cite.en}`, citation],
    ),
  );
  const byObject = Map.groupBy(rows, ({ object_id }) => object_id);
  const objects = byName(state.objects, language).flatMap((object) => {
    const ofObject = byObject.get(object.id);
    return ofObject?.[0] ? [{ ...object, scan_id: ofObject[0].scan_id, ...stand(ofObject) }] : [];
  });
  const inOrder = (framework: (typeof FRAMEWORKS)[number]) => FRAMEWORKS.indexOf(framework);
  return {
    scenario: toScenario(one, state, await followedBy(db, customer)),
    as_of: state.as_of,
    categories: CATEGORIES.filter(({ checks }) => checks.some((id) => one.checks.includes(id))).map(
      ({ id, title, checks }) => ({
        id,
        title,
        ...stand(rows.filter(({ check_id }) => checks.includes(check_id))),
      }),
    ),
    objects: objects.sort((a, b) => (points(a) ?? 101) - (points(b) ?? 101)),
    articles: [...citations.values()]
      .map(toArticle)
      .sort(
        (a, b) =>
          inOrder(a.framework) - inOrder(b.framework) ||
          a.cite.en.localeCompare(b.cite.en, "en", { numeric: true }),
      ),
    solution: solutionOf(rows),
  };
}

/** Follows a scenario, or stops to; either may be asked for twice. */
export async function followScenario(
  db: RootDb,
  customer: Customer,
  { id, followed }: { id: string; followed: boolean },
) {
  scenarioOf(id);
  const row = { user_id: customer.id, scenario_id: id };
  await db.transaction(async (tx) => {
    if (followed) await tx.insert(scenarioFollow).values(row).onConflictDoNothing();
    else
      await tx
        .delete(scenarioFollow)
        .where(and(eq(scenarioFollow.user_id, customer.id), eq(scenarioFollow.scenario_id, id)));
    await audit(tx, { customer }, { action: "compliance.follow", detail: { scenario: id, followed } });
  });
  return { id, followed };
}
