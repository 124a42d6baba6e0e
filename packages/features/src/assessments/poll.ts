import type { Assessment } from "@candor/api/entities";
import { isRunning } from "./steps.ts";

/** How often progress is asked for while an assessment runs, in milliseconds. */
export const POLL_MS = 2000;
/** How often while it waits for a person: an expert's review, or a colleague who tries a failed one again. */
export const WAITING_POLL_MS = 30_000;

/** Milliseconds until the next question about an assessment; false once nothing can change by itself. */
export function pollOf(assessment: Pick<Assessment, "state">): number | false {
  if (isRunning(assessment)) return POLL_MS;
  return assessment.state === "complete" ? false : WAITING_POLL_MS;
}
