import { CUSTOMER_READ, defineCall, OWNER, PUBLIC } from "../call.ts";

/** For how many days a link may open a report. */
export const SHARE_DAYS = [1, 7, 30, 90] as const;

/** Links that an assessment may have at a time. */
export const SHARES_MAX = 20;

/** Openings of a link that are told one by one, the newest. */
export const OPENINGS_TOLD = 50;

/** Openings of a link that are kept at most: the newest. Beyond that, how often it was opened is told as "at least". */
export const OPENINGS_KEPT = 1000;

/** Shortest and longest password of a shared report. */
export const SHARE_PASSWORD = { min: 8, max: 200 } as const;

/** Longest code in the address of a shared report. */
export const SHARE_CODE_MAX = 80;

export const listShares = defineCall({
  id: "report.shares",
  method: "POST",
  path: "/api/portal/v2/report/shares",
  access: CUSTOMER_READ,
});

export const shareReport = defineCall({
  id: "report.share",
  method: "POST",
  path: "/api/portal/v2/report/share",
  access: OWNER,
  keepDuplicates: true,
});

export const revokeShare = defineCall({
  id: "report.revoke",
  method: "POST",
  path: "/api/portal/v2/report/revoke",
  access: OWNER,
  keepDuplicates: true,
});

export const openSharedReport = defineCall({
  id: "report.open",
  method: "POST",
  path: "/api/portal/v2/report/open",
  access: PUBLIC,
});
