import { GUIDE_STATUSES } from "@candor/api/entities";
import type { SharedState } from "../platform/index.ts";

/**
 * Where the guide stands in this tab: nobody touched it yet, it is open, it is on its way out, its hint is shown, or it
 * is done with until somebody opens it again.
 */
export type GuidePhase = "untouched" | "open" | "leaving" | "hint" | "done";

export const guidePhaseState: SharedState<GuidePhase> = { initial: () => "untouched" };

/** A guide that nobody touched opens by itself while it is unread, and is done with otherwise. */
export function phaseFor(phase: GuidePhase, guideStatus: number): GuidePhase {
  if (phase !== "untouched") return phase;
  return guideStatus === GUIDE_STATUSES.unread ? "open" : "done";
}
