import type { ManualStatus } from "@candor/api/entities";
import { statusOf } from "@candor/engine/rules";
import type { checkState, result } from "../database/schema.ts";

type Row = typeof result.$inferSelect;

/** What stands without what people laid over it. */
export const detectedStatus = ({ outcome, level }: Pick<Row, "outcome" | "level">) =>
  statusOf(outcome, level);

/** Why and by whom a result was set to Passed; null where it was not, or was in an assessment before. */
export function manualOf(row: Row, state: typeof checkState.$inferSelect | null): ManualStatus | null {
  const detected = detectedStatus(row);
  if (!row.manual || !detected || !state?.manual_at) return null;
  return {
    duration: row.manual,
    reason: state.manual_reason ?? "",
    by: state.manual_by ?? "",
    at: state.manual_at.toISOString(),
    detected,
  };
}
