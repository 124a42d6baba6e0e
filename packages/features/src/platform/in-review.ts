import type { SharedState } from "./shared-state.ts";

/** Number of the assessment in review that the page shows to a preview; null: what it shows is published. */
export const inReviewState: SharedState<number | null> = { initial: () => null };
