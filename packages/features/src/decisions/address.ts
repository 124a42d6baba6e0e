import { DECISION_STATES } from "@candor/api/contract";
import { DECISION_KINDS } from "@candor/api/entities";
import { day, type ListState, listFields, oneOf, someOf, words } from "../address/index.ts";

/** Longest name that is filtered by. */
const NAME_MAX = 200;

/** What the ledger shows, wherever it stands. */
export const decisionsFields = {
  kinds: someOf("kind", DECISION_KINDS),
  /** Who decided; nothing for everyone. */
  by: words("by", NAME_MAX),
  state: oneOf("state", DECISION_STATES),
  since: day("since"),
  ...listFields,
};

export interface DecisionsState extends ListState {
  kinds: readonly (typeof DECISION_KINDS)[number][];
  by: string;
  state: (typeof DECISION_STATES)[number] | null;
  since: string | null;
}

/** What the list call, and an export of it, filter by in this state. */
export const toFilters = (state: DecisionsState) => ({
  kinds: [...state.kinds],
  by: state.by ? [state.by] : [],
  state: state.state ?? undefined,
  since: state.since === null ? undefined : new Date(`${state.since}T00:00`).toISOString(),
  search: state.search.trim(),
});

/** The request of the list call for this state. */
export const toRequest = (state: DecisionsState) => ({
  ...toFilters(state),
  page: state.page,
  page_size: state.pageSize,
});
