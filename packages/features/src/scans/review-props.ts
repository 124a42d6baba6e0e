import type { ReviewState } from "./review-state.ts";

/** What the page of one scan is given. */
export interface ScanReviewProps {
  scanId: string;
  state: ReviewState;
  /** `replace` where the change is no step to go back to. */
  onStateChange: (state: ReviewState, options?: { replace?: boolean }) => void;
  /** Address of this page in another state. */
  hrefFor: (state: ReviewState) => string;
  /** Where the list of scans is. */
  listHref: string;
  /** Told whenever there is, or is no longer, an edit to lose. */
  onDirtyChange: (dirty: boolean) => void;
}
