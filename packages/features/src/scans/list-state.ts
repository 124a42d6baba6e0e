import { PAGE_SIZES } from "@candor/api/contract";
import { ASSESSMENT_STATES, type AssessmentState } from "@candor/api/entities";

/** What the list shows: the part of the address that survives a reload. */
export interface ScanListState {
  search: string;
  state: AssessmentState | null;
  /** From 1. */
  page: number;
  pageSize: (typeof PAGE_SIZES)[number];
}

export const DEFAULT_LIST_STATE: ScanListState = { search: "", state: null, page: 1, pageSize: 20 };

/** Longest search text the server takes. */
export const SEARCH_MAX = 200;

const oneOf = <T>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);

/** Reads the address; what it does not know becomes the default. */
export function parseListState(params: URLSearchParams): ScanListState {
  const page = Number(params.get("page"));
  return {
    search: (params.get("q") ?? "").slice(0, SEARCH_MAX),
    state: oneOf(ASSESSMENT_STATES, params.get("state")) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: oneOf(PAGE_SIZES, Number(params.get("size"))) ?? DEFAULT_LIST_STATE.pageSize,
  };
}

/** Writes only what is not the default, so that the plain list has a plain address. */
export function formatListState(state: ScanListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set("q", state.search);
  if (state.state) params.set("state", state.state);
  if (state.page !== 1) params.set("page", String(state.page));
  if (state.pageSize !== DEFAULT_LIST_STATE.pageSize) params.set("size", String(state.pageSize));
  return params;
}

/** A change of what is listed starts at its first page. */
export function changeListState(state: ScanListState, change: Partial<ScanListState>): ScanListState {
  return { ...state, page: 1, ...change };
}
