import type { ScenarioRow } from "@candor/api/contract";
import { FRAMEWORKS, type Framework, type StatusCounts } from "@candor/api/entities";
import { type Business, countsFor } from "@candor/engine/rules";
import type { Customer } from "../auth/sessions.ts";
import { countsOf, rateOf } from "../checks/rows.ts";
import { SCENARIOS, type Scenario } from "../checks/scenarios.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { PerPublication } from "../results/per-publication.ts";
import { frameworksOf } from "../results/texts.ts";
import type { LatestResults, ResultRows, Scope } from "./latest-results.ts";

export type Known = PerPublication<Scope, LatestResults>;

/** How many stand at each status, and how many passed. */
export const stand = (rows: ResultRows): { counts: StatusCounts; passed: number; total: number } => ({
  counts: countsOf(rows),
  ...rateOf(rows),
});

/** The pass rate; null of none. */
export const points = ({ passed, total }: { passed: number; total: number }) =>
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
export async function scoped(
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
export function businessesIn({ objects, rows }: LatestResults): Business[] {
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

/** A scenario as it stands for its reader. */
export function toScenario(
  { id, title }: Scenario,
  state: LatestResults,
  followed: ReadonlySet<string>,
): ScenarioRow {
  const row = figuresOf(state).get(id);
  if (!row) throw new Error(`${id} is no scenario`);
  return { id, title, followed: followed.has(id), ...row };
}

/** A scenario by its id, or a refusal. */
export function scenarioOf(id: string): Scenario {
  const found = SCENARIOS.find((one) => one.id === id);
  if (!found) throw new HttpError("check.scenario_not_found");
  return found;
}
