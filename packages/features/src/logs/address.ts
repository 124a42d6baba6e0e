import type { listLogs, RequestOf } from "@candor/api/contract";
import { ACTOR_KINDS } from "@candor/api/entities";
import { defineAddress, key, listFields, oneOf, type StateOf, uuid } from "../address/index.ts";

/** Spans of time that end now, in days. */
export const LOG_SPANS = ["1", "7", "30", "90", "365"] as const;

/** What the audit log shows. Other screens lead to the lines about a company or a thing. */
export const logsAddress = defineAddress({
  path: "/view-mis/log-list",
  fields: {
    span: oneOf("days", LOG_SPANS),
    actor: oneOf("by", ACTOR_KINDS),
    action: key("action"),
    company: uuid("company"),
    target: uuid("about"),
    ...listFields,
  },
});
export type LogsState = StateOf<typeof logsAddress>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What the list and its export are filtered by. Spans end with the hour: the same question is asked once. */
export function toFilters({ search, span, actor, action, company, target }: LogsState, now = Date.now()) {
  const to = Math.ceil(now / HOUR_MS) * HOUR_MS;
  return {
    search: search.trim(),
    ...(actor && { actor_kind: actor }),
    ...(action && { action }),
    ...(company && { company_id: company }),
    ...(target && { target_id: target }),
    ...(span && { from: new Date(to - Number(span) * DAY_MS).toISOString() }),
  };
}

export const toRequest = (state: LogsState): RequestOf<typeof listLogs> => ({
  ...toFilters(state),
  page: state.page,
  page_size: state.pageSize,
});
