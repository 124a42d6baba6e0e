import type { ChangeCause, CheckStatus, CompareCategory, Level, Outcome } from "@candor/api/entities";
import { statusOf } from "@candor/engine/rules";
import type { result } from "../database/schema.ts";

/** What a comparison reads of a result. */
export type ComparedRow = Pick<
  typeof result.$inferSelect,
  | "id"
  | "scan_id"
  | "object_id"
  | "check_id"
  | "engine_outcome"
  | "engine_level"
  | "rule_version"
  | "outcome"
  | "level"
  | "status"
  | "status_rank"
>;

type Verdict = "failed" | "passed" | null;

/** What an outcome says: did it fail, did it pass, or neither. */
const VERDICTS: Record<Outcome, Verdict> = {
  passed: "passed",
  failed: "failed",
  potential: "failed",
  uncertain: null,
  not_applicable: null,
  error: null,
};

const verdictOf = (status: CheckStatus | null): Verdict => {
  if (status === null || status === "uncertain" || status === "error") return null;
  return status === "passed" ? "passed" : "failed";
};

/** What became of a check. By what was detected, not by what people laid over it. */
export function categoryOf(before: Outcome | undefined, after: Outcome | undefined): CompareCategory {
  const was = before ? VERDICTS[before] : null;
  const is = after ? VERDICTS[after] : null;
  if (is === null) return "no_result";
  if (is === "failed") return was === "passed" ? "passed_to_failed" : was ? "always_failed" : "newly_failed";
  return was === "failed" ? "failed_to_passed" : was ? "always_passed" : "newly_passed";
}

/** The status that customers see, and what it weighs; null for what is not shown to them. */
export function shownOf(row: ComparedRow | undefined): { status: CheckStatus; level: Level } | null {
  return row?.status && row.status_rank !== null ? { status: row.status, level: row.level } : null;
}

const incomplete = ({ engine_outcome: outcome }: ComparedRow) =>
  outcome === "uncertain" || outcome === "error";

const movement = (before: CheckStatus | null, after: CheckStatus | null) =>
  `${verdictOf(before)} ${verdictOf(after)}`;

/**
 * Why a check stands otherwise than before; null where it does not. People come first where the engine says what it
 * said, or where what is shown moved otherwise than what the engine found.
 */
export function causeOf(before: ComparedRow | undefined, after: ComparedRow | undefined): ChangeCause | null {
  const was = shownOf(before);
  const is = shownOf(after);
  if (was?.status === is?.status && was?.level === is?.level) return null;
  // Only one of the two engines knew the check.
  if (!before || !after) return "rule";
  const found = [before, after].map((row) => statusOf(row.engine_outcome, row.engine_level));
  const [engineWas = null, engineIs = null] = found;
  if (before.engine_outcome === after.engine_outcome && before.engine_level === after.engine_level)
    return "decision";
  if (movement(was?.status ?? null, is?.status ?? null) !== movement(engineWas, engineIs)) return "decision";
  if (before.rule_version !== after.rule_version) return "rule";
  return incomplete(before) === incomplete(after) ? "website" : "facts";
}
