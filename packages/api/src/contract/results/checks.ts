import { CUSTOMER_READ, defineCall } from "../call.ts";

export const CHECK_SORTS = ["status", "title", "object", "changed"] as const;
export type CheckSort = (typeof CHECK_SORTS)[number];
/** Whether a check has an issue in Jira. */
export const JIRA_FILTERS = ["linked", "unlinked"] as const;
/** How long a failing check has been known: fewer than 30 days, 30 to 90, more. */
export const CHECK_AGES = ["young", "older", "old"] as const;
export type CheckAge = (typeof CHECK_AGES)[number];
/** Days that part them. */
export const AGE_DAYS = [30, 90] as const;
/** Rows a page may have. */
export const PAGE_SIZES = [20, 50, 100] as const;

export const listChecks = defineCall({
  id: "check.list",
  method: "POST",
  path: "/api/portal/v2/check/list",
  access: CUSTOMER_READ,
});

export const getCheck = defineCall({
  id: "check.detail",
  method: "POST",
  path: "/api/portal/v2/check/detail",
  access: CUSTOMER_READ,
});

export const getCheckFile = defineCall({
  id: "check.file",
  method: "POST",
  path: "/api/portal/v2/check/file",
  access: CUSTOMER_READ,
});

export const checkAssets = defineCall({
  id: "check.assets",
  method: "POST",
  path: "/api/portal/v2/check/assets",
  access: CUSTOMER_READ,
});

/** Objects and laws a chart shows at most. */
export const CHART_MAX = 5;

export const dashboard = defineCall({
  id: "dashboard.overview",
  method: "POST",
  path: "/api/portal/v2/dashboard/overview",
  access: CUSTOMER_READ,
});
