import { CHECK_STATUSES } from "@candor/api/entities";
import { NO_FILTER, type ResultFilter } from "./results.ts";

/** What the page of results shows: the part of the address that survives a reload. */
export interface ReviewState extends ResultFilter {
  /** The open result; null shows the list, and beside it the first one where there is room. */
  resultId: string | null;
}

export const DEFAULT_REVIEW_STATE: ReviewState = { ...NO_FILTER, resultId: null };

/** Reads the address; what it does not know becomes the default. */
export function parseReviewState(params: URLSearchParams): ReviewState {
  return {
    resultId: params.get("result"),
    search: params.get("q") ?? "",
    status: CHECK_STATUSES.find((status) => status === params.get("status")) ?? null,
    objectId: params.get("object"),
    edited: params.get("edited") === "1",
  };
}

/** Writes only what is not the default. */
export function formatReviewState(state: ReviewState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.resultId) params.set("result", state.resultId);
  if (state.search) params.set("q", state.search);
  if (state.status) params.set("status", state.status);
  if (state.objectId) params.set("object", state.objectId);
  if (state.edited) params.set("edited", "1");
  return params;
}
