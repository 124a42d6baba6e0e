import type { listLogs, RequestOf } from "@candor/api/contract";
import { ACTOR_KINDS } from "@candor/api/entities";
import { day, defineAddress, key, listFields, oneOf, type StateOf, uuid, words } from "../address/index.ts";

/** Spans of time that end now, in days. */
export const LOG_SPANS = ["1", "7", "30", "90", "365"] as const;

/** Longest address of a network, in characters. */
const ADDRESS_MAX = 45;

/** What the audit log shows. Other screens lead to the lines about a company or a thing. */
export const logsAddress = defineAddress({
  path: "/view-mis/log-list",
  fields: {
    span: oneOf("days", LOG_SPANS),
    /** First and last day, where the span does not end now. */
    from: day("from"),
    to: day("to"),
    actor: oneOf("by", ACTOR_KINDS),
    action: key("action"),
    address: words("address", ADDRESS_MAX),
    company: uuid("company"),
    target: uuid("about"),
    ...listFields,
  },
});
export type LogsState = StateOf<typeof logsAddress>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What the list and its export are filtered by. Spans end with the hour: the same question is asked once. */
export function toFilters(state: LogsState, now = Date.now()) {
  const { search, span, from, to, actor, action, address, company, target } = state;
  const soon = Math.ceil(now / HOUR_MS) * HOUR_MS;
  // Days are the reader's: from the first moment of one to the last of the other.
  const first = from ? new Date(`${from}T00:00`) : span && new Date(soon - Number(span) * DAY_MS);
  return {
    search: search.trim(),
    ...(actor && { actor_kind: actor }),
    ...(action && { action }),
    ...(company && { company_id: company }),
    ...(target && { target_id: target }),
    ...(address && { address }),
    ...(first && { from: first.toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

export const toRequest = (state: LogsState): RequestOf<typeof listLogs> => ({
  ...toFilters(state),
  page: state.page,
  page_size: state.pageSize,
});
