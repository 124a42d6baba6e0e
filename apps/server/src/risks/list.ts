import {
  type listRisks,
  type ParsedRequestOf,
  type ReplyOf,
  RISK_CATEGORIES,
  type Risk,
  type RiskResolution,
} from "@candor/api/contract";
import { type Language, LEVELS } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { peopleOf } from "../checks/list.ts";
import { SCENARIOS } from "../checks/scenarios.ts";
import { isAnyOf } from "../database/arrays.ts";
import { and, asc, eq } from "../database/drizzle.ts";
import { jiraLink } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { comparer } from "../http/collate.ts";
import { byPlace } from "../results/described.ts";
import type { PerPublication } from "../results/per-publication.ts";
import { checksFound } from "../results/texts.ts";
import type { Register, Scope, StoredRisk } from "./register.ts";

/** Filters, order and page; an export asks for more rows than a page has. */
type Query = Omit<ParsedRequestOf<typeof listRisks>, "page_size"> & { page_size: number };

/** Jira issues that a row names. */
const ISSUES_SHOWN = 3;

const resolutionOf = ({ objects, resolved }: StoredRisk): RiskResolution =>
  resolved === 0 ? "open" : resolved === objects ? "resolved" : "partly";

/** What is marked resolved in every object is of no level, as a check that is marked so is not. */
const isOpen = ({ objects, resolved }: StoredRisk) => resolved < objects;

function matches(query: Query, language: Language) {
  const { levels, scenarios, resolutions, owners, search } = query;
  const found = search === "" ? null : new Set(checksFound(search, language));
  const people = new Set(owners);
  return (risk: StoredRisk) =>
    (levels.length === 0 || (isOpen(risk) && levels.includes(risk.level))) &&
    (scenarios.length === 0 || scenarios.includes(risk.scenario_id)) &&
    (resolutions.length === 0 || resolutions.includes(resolutionOf(risk))) &&
    (owners.length === 0 ||
      (people.has(null) && risk.unassigned > 0) ||
      risk.owner_ids.some((owner) => people.has(owner))) &&
    (!found || found.has(risk.check_id));
}

/** What is equal stays in one order: worst first, then the older one, then as staff ordered the checks. */
function order({ sort, descending }: Query, language: Language) {
  const compare = comparer(language);
  const worstFirst = (a: StoredRisk, b: StoredRisk) =>
    Number(isOpen(b)) - Number(isOpen(a)) ||
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    a.first_seen.localeCompare(b.first_seen) ||
    byPlace(a.check_id, b.check_id);
  const by: Record<Query["sort"], (a: StoredRisk, b: StoredRisk) => number> = {
    level: worstFirst,
    title: (a, b) => compare(a.title[language], b.title[language]),
    objects: (a, b) => a.objects - b.objects,
    // A smaller age is a later day.
    age: (a, b) => b.first_seen.localeCompare(a.first_seen),
  };
  const direction = descending ? -1 : 1;
  return (a: StoredRisk, b: StoredRisk) => direction * by[sort](a, b) || worstFirst(a, b);
}

async function issuesOf(db: Db, companyId: string, risks: readonly StoredRisk[]) {
  const checks = risks.map(({ check_id }) => check_id);
  if (checks.length === 0) return new Map<string, { key: string; url: string }[]>();
  const rows = await db
    .select({ check_id: jiraLink.check_id, key: jiraLink.key, url: jiraLink.url })
    .from(jiraLink)
    .where(and(eq(jiraLink.company_id, companyId), isAnyOf(jiraLink.check_id, checks)))
    .orderBy(asc(jiraLink.linked_at), asc(jiraLink.id));
  return Map.groupBy(rows, ({ check_id }) => check_id);
}

/** One page of the risk register. */
export async function riskPage(
  db: Db,
  known: PerPublication<Scope, Register>,
  customer: Customer,
  query: Query,
  language: Language,
): Promise<ReplyOf<typeof listRisks>> {
  const { assessment_id, page, page_size: size } = query;
  const register = await known.of(db, customer, assessment_id ? { assessment_id } : {});
  const { risks, objects, assessed } = register.categories[query.category];
  const found = risks.filter(matches(query, language)).sort(order(query, language));
  const shown = found.slice((page - 1) * size, page * size);
  const owners = [...new Set(risks.flatMap(({ owner_ids }) => owner_ids))];
  const people = await peopleOf(db, customer.companyId, owners, language);
  const issues = await issuesOf(db, customer.companyId, shown);
  const list = shown.map((risk): Risk => {
    const { owner_ids, ...rest } = risk;
    const links = issues.get(risk.check_id) ?? [];
    return {
      ...rest,
      resolution: resolutionOf(risk),
      owners: people.filter(({ id }) => owner_ids.includes(id)),
      issues: links.slice(0, ISSUES_SHOWN).map(({ key, url }) => ({ key, url })),
      issue_total: links.length,
    };
  });
  const count = (test: (risk: StoredRisk) => boolean) => risks.filter(test).length;
  return {
    list,
    total: found.length,
    all: risks.length,
    level_counts: Object.fromEntries(
      LEVELS.map((level) => [level, count((risk) => isOpen(risk) && risk.level === level)]),
    ) as ReplyOf<typeof listRisks>["level_counts"],
    resolved_count: count((risk) => !isOpen(risk)),
    scenario_counts: SCENARIOS.flatMap(({ id, title }) => {
      const total = count(({ scenario_id }) => scenario_id === id);
      return total > 0 ? [{ id, title, total }] : [];
    }),
    owners: people,
    category_counts: Object.fromEntries(
      RISK_CATEGORIES.map((category) => [category, register.categories[category].risks.length]),
    ) as ReplyOf<typeof listRisks>["category_counts"],
    objects,
    assessed,
    as_of: register.as_of,
  };
}
