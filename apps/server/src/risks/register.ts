import { RISK_CATEGORIES, RISK_CATEGORY_TYPES, type RiskCategory } from "@candor/api/contract";
import { type AssetType, type Bilingual, LEVELS, type Level } from "@candor/api/entities";
import { published } from "../checks/query.ts";
import { SCENARIOS } from "../checks/scenarios.ts";
import { and, eq, isNotNull, min, sql } from "../database/drizzle.ts";
import { alias } from "../database/pg-core.ts";
import { assessment, object, result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import type { Reader } from "../results/readable-state.ts";
import { textOf } from "../results/texts.ts";

export interface Scope {
  assessment_id?: string;
}

/** One object that has, or was looked at for, one check. */
interface Entry {
  check_id: string;
  object_id: string;
  asset_type: AssetType;
  /** Null where it does not have the risk. */
  level: Level | null;
  resolved: boolean;
  owner_id: string | null;
  first_seen: string | null;
}

/** A risk before its names: people and issues are looked up for the page that is shown. */
export interface StoredRisk {
  check_id: string;
  level: Level;
  title: Bilingual;
  scenario_id: string;
  scenario: Bilingual;
  category: Bilingual;
  objects: number;
  assessed: number;
  resolved: number;
  asset_type: AssetType | null;
  first_seen: string;
  owner_ids: readonly string[];
  unassigned: number;
}

export interface CategoryRegister {
  risks: readonly StoredRisk[];
  /** Objects in which any of them is open. */
  objects: number;
  /** Objects that were assessed. */
  assessed: number;
}

export interface Register {
  categories: Record<RiskCategory, CategoryRegister>;
  as_of: string | null;
}

const FAILING: readonly string[] = LEVELS;

/** Since when each check of each object has been failing, over all that a company had published. */
function failingSince(db: Db, companyId: string) {
  const run = alias(assessment, "run");
  const earlier = alias(result, "earlier");
  return db
    .select({ object_id: earlier.object_id, check_id: earlier.check_id, at: min(run.published_at).as("at") })
    .from(run)
    .innerJoin(earlier, eq(earlier.assessment_id, run.id))
    .where(
      and(
        eq(run.company_id, companyId),
        eq(run.state, "complete"),
        isNotNull(earlier.status_rank),
        // Not parameters: with them, no planner could tell that the partial index fits.
        sql`${earlier.outcome} in ('failed', 'potential')`,
      ),
    )
    .groupBy(earlier.object_id, earlier.check_id)
    .as("since");
}

/** The shown results, and since when each object has what it has. */
export async function entriesOf(db: Db, companyId: string, scope: Scope, reader: Reader) {
  const since = failingSince(db, companyId);
  const hasIt = sql`${result.status} in ('critical', 'medium', 'low', 'potential', 'resolved')`;
  return (
    db
      .select({
        check_id: result.check_id,
        object_id: result.object_id,
        asset_type: object.asset_type,
        territories: object.territories,
        sector: object.sector,
        status: result.status,
        level: result.level,
        owner_id: result.owner_id,
        // What is in review counts as if it were published now.
        published_at: sql`coalesce(${assessment.published_at}, now())`.mapWith(assessment.published_at),
        first_seen: sql<string | null>`case when ${hasIt} then ${since.at} end`,
      })
      .from(result)
      .innerJoin(object, eq(object.id, result.object_id))
      // The company once more, so that its own assessments are read and not everybody's.
      .innerJoin(
        assessment,
        and(eq(assessment.id, result.assessment_id), eq(assessment.company_id, companyId)),
      )
      .leftJoin(since, and(eq(since.object_id, result.object_id), eq(since.check_id, result.check_id)))
      .where(published(companyId, scope, reader))
  );
}

const scenarioOf = new Map(
  SCENARIOS.flatMap(({ id, checks }) => checks.map((check) => [check, id] as const)),
);
const worst = (levels: readonly Level[]) => LEVELS.find((level) => levels.includes(level)) ?? "potential";

function riskOf(check_id: string, entries: readonly Entry[]): StoredRisk | null {
  const text = textOf(check_id);
  const found = entries.filter(({ level }) => level !== null);
  if (!text || found.length === 0) return null;
  const [asset_type = null, ...others] = new Set(found.map((one) => one.asset_type));
  const open = found.filter(({ resolved }) => !resolved);
  const level = worst((open.length > 0 ? open : found).flatMap((one) => one.level ?? []));
  return {
    check_id,
    level,
    title: text.title[level === "potential" ? "plain" : "negative"],
    scenario_id: scenarioOf.get(check_id) ?? "",
    scenario: text.scenario,
    category: text.category,
    objects: found.length,
    assessed: entries.length,
    resolved: found.length - open.length,
    asset_type: others.length === 0 ? asset_type : null,
    first_seen: found.map(({ first_seen }) => first_seen ?? "").sort()[0] ?? "",
    owner_ids: [...new Set(found.flatMap(({ owner_id }) => owner_id ?? []))],
    unassigned: found.filter(({ owner_id }) => owner_id === null).length,
  };
}

function ofCategory(entries: readonly Entry[], category: RiskCategory): CategoryRegister {
  const types = RISK_CATEGORY_TYPES[category];
  const mine = types ? entries.filter(({ asset_type }) => types.includes(asset_type)) : entries;
  const byCheck = Map.groupBy(mine, ({ check_id }) => check_id);
  return {
    risks: [...byCheck].flatMap(([check_id, found]) => riskOf(check_id, found) ?? []),
    objects: new Set(
      mine.filter(({ level, resolved }) => level !== null && !resolved).map(({ object_id }) => object_id),
    ).size,
    assessed: new Set(mine.map(({ object_id }) => object_id)).size,
  };
}

/** The risk register of a company, or of one of its assessments, for each category. */
export async function registerOf(db: Db, companyId: string, scope: Scope, reader: Reader): Promise<Register> {
  const rows = await entriesOf(db, companyId, scope, reader);
  const entries = rows.map(({ status, level, first_seen, published_at, ...row }): Entry => {
    const has = status !== null && (FAILING.includes(status) || status === "resolved");
    const seen = first_seen === null ? published_at : new Date(first_seen);
    return {
      ...row,
      level: has ? (status === "resolved" ? level : (status as Level)) : null,
      resolved: status === "resolved",
      first_seen: seen?.toISOString() ?? null,
    };
  });
  const newest = Math.max(...rows.map(({ published_at }) => +(published_at ?? 0)), 0);
  return {
    categories: Object.fromEntries(
      RISK_CATEGORIES.map((category) => [category, ofCategory(entries, category)]),
    ) as Register["categories"],
    as_of: newest > 0 ? new Date(newest).toISOString() : null,
  };
}
