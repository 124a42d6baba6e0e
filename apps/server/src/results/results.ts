import {
  CHECK_STATUSES,
  type Level,
  type Outcome,
  STATUS_RANKS,
  type StatusCounts,
} from "@candor/api/entities";
import { type Finding, score, statusOf } from "@candor/engine/rules";
import type { result } from "../database/schema.ts";

type ResultRow = typeof result.$inferSelect;

/** An expert's word over the engine's. */
export interface Overlay {
  expert_outcome: Outcome | null;
  expert_level: Level | null;
  expert_hidden: boolean;
}

export const NO_OVERLAY: Overlay = { expert_outcome: null, expert_level: null, expert_hidden: false };

export const overlayOf = ({ expert_outcome, expert_level, expert_hidden }: Overlay): Overlay => ({
  expert_outcome,
  expert_level,
  expert_hidden,
});

/** What counts, from the engine's word and the expert's over it. */
export function effectiveResult(engine: { outcome: Outcome; level: Level }, overlay: Overlay) {
  const outcome = overlay.expert_outcome ?? engine.outcome;
  const level = overlay.expert_level ?? engine.level;
  const status = statusOf(outcome, level);
  const visible = status !== null && !overlay.expert_hidden;
  return {
    outcome,
    level,
    status,
    status_rank: visible ? STATUS_RANKS[status] : null,
    resolution: outcome === "failed" ? ("unmark_resolved" as const) : ("no_required" as const),
  };
}

/** A finding as the columns of its row. */
export function fromFinding(finding: Finding, overlay: Overlay) {
  return {
    check_id: finding.checkId,
    engine_outcome: finding.outcome,
    engine_level: finding.level,
    rule_version: finding.ruleVersion,
    summary: finding.summary,
    uncertain_reason: finding.uncertainReason,
    evidence: finding.evidence,
    screenshots: finding.screenshots,
    ...overlay,
    ...effectiveResult(finding, overlay),
  };
}

export const noCounts = (): StatusCounts =>
  Object.fromEntries(CHECK_STATUSES.map((status) => [status, 0])) as StatusCounts;

/** Adds up counts; null when there is none. */
export function sumCounts(all: readonly (StatusCounts | null)[]): StatusCounts | null {
  const given = all.filter((counts) => counts !== null);
  if (given.length === 0) return null;
  const sum = noCounts();
  for (const counts of given) for (const status of CHECK_STATUSES) sum[status] += counts[status];
  return sum;
}

/** Counts, score and coverage of some results: hidden ones and those that do not apply are left out. */
export function tally(rows: readonly Pick<ResultRow, "status" | "status_rank" | "level">[]) {
  const counts = noCounts();
  const visible = rows.filter((row) => row.status_rank !== null && row.status !== null);
  for (const { status } of visible) if (status) counts[status] += 1;
  const { score: points, coverage } = score(visible);
  return { counts, score: points, coverage };
}
