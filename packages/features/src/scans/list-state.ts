import type { listScans, RequestOf } from "@candor/api/contract";
import { ASSESSMENT_STATES, ASSET_TYPES, PLAN_NAMES, PLANS } from "@candor/api/entities";
import { defineAddress, listFields, oneOf, type StateOf, uuid } from "../address/index.ts";

/** Spans of time that end now, in days. */
export const SCAN_SPANS = ["1", "7", "30", "90", "365"] as const;

/** What the list of scans shows. A company's page leads to its scans. */
export const scansAddress = defineAddress({
  path: "/view-mis/scan-list",
  fields: {
    state: oneOf("state", ASSESSMENT_STATES),
    type: oneOf("type", ASSET_TYPES),
    span: oneOf("days", SCAN_SPANS),
    plan: oneOf("plan", PLAN_NAMES),
    expert: uuid("expert"),
    company: uuid("company"),
    ...listFields,
  },
});
export type ScanListState = StateOf<typeof scansAddress>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What the list asks the server for. Spans end with the hour: the same question is asked once. */
export function listRequest(state: ScanListState, now = Date.now()): RequestOf<typeof listScans> {
  const { search, state: stage, type, span, plan, expert, company, page, pageSize } = state;
  const to = Math.ceil(now / HOUR_MS) * HOUR_MS;
  return {
    search,
    states: stage ? [stage] : [],
    asset_types: type ? [type] : [],
    ...(plan && { product_version: PLANS[plan] }),
    ...(expert && { expert_id: expert }),
    ...(company && { company_id: company }),
    ...(span && { from: new Date(to - Number(span) * DAY_MS).toISOString() }),
    page,
    page_size: pageSize,
  };
}
