import type { CheckRow, Framework, Sector, StatusCounts, Territory } from "@candor/api/entities";
import { citationsFor } from "@candor/engine/rules";
import type { result } from "../database/schema.ts";
import { noCounts } from "../results/results.ts";
import { frameworksOf, textOf, titleFormOf } from "../results/texts.ts";
import type { Group, Tallied } from "./query.ts";
import type { Scenario } from "./scenarios.ts";

type ResultRow = typeof result.$inferSelect;

/** Columns a row of the checks table needs: not the evidence. */
export type CheckColumns = Pick<
  ResultRow,
  | "id"
  | "check_id"
  | "status"
  | "level"
  | "object_id"
  | "scan_id"
  | "resolution"
  | "changed_at"
  | "owner_id"
  | "manual"
>;

/** What a row is shown with: names of what it points at. */
export interface RowNames {
  object: string;
  owner: string | null;
  /** Where its business is: laws of elsewhere are not cited. */
  territories: readonly Territory[];
  /** Its field of business: laws of another field are not cited. */
  sector: Sector | null;
}

/** A result as a row of the checks table; null for one that has no words or is not shown. */
export function toCheckRow(row: CheckColumns, names: RowNames): CheckRow | null {
  const text = textOf(row.check_id);
  if (!text || !row.status) return null;
  return {
    id: row.id,
    check_id: row.check_id,
    status: row.status,
    level: row.level,
    title: text.title[titleFormOf(row.status, row.manual !== null)],
    category: text.category,
    scenario: text.scenario,
    citations: citationsFor(text.citations, names),
    object_id: row.object_id,
    object_name: names.object,
    scan_id: row.scan_id,
    owner: names.owner,
    owner_id: row.owner_id,
    manual: row.manual,
    resolution: row.resolution,
    changed_at: row.changed_at.toISOString(),
  };
}

export function countsOf(groups: readonly Tallied[]): StatusCounts {
  const counts = noCounts();
  for (const { status, total } of groups) if (status) counts[status] += total;
  return counts;
}

/** How many results rest on each law that counts for their object. */
export function frameworkCountsOf(groups: readonly Group[]): Partial<Record<Framework, number>> {
  const counts: Partial<Record<Framework, number>> = {};
  for (const { check_id, total, ...business } of groups) {
    for (const framework of frameworksOf(check_id, business))
      counts[framework] = (counts[framework] ?? 0) + total;
  }
  return counts;
}

/** Passed and all with a verdict. */
export function rateOf(groups: readonly Tallied[]): { passed: number; total: number } {
  let passed = 0;
  let total = 0;
  for (const group of groups) {
    if (group.status === "uncertain" || group.status === "error") continue;
    total += group.total;
    if (group.status === "passed") passed += group.total;
  }
  return { passed, total };
}

/** How many results stand at each group of checks; those without any are left out. */
export function groupCountsOf(groups: readonly Tallied[], of: readonly Scenario[]) {
  return of.flatMap(({ id, title, checks }) => {
    const total = groups.reduce(
      (sum, group) => (checks.includes(group.check_id) ? sum + group.total : sum),
      0,
    );
    return total > 0 ? [{ id, title, total }] : [];
  });
}
