import { CHECK_STATUSES, COMPARE_CATEGORIES } from "@candor/api/entities";
import { defineAddress, flag, listFields, oneOf, type StateOf, uuid } from "../address/index.ts";

/** One scan held against another assessment of its objects. */
export const diffAddress = defineAddress({
  path: "/view-mis/scan-result/:scanId/diff",
  fields: {
    scanId: uuid("scan"),
    /** The other assessment; null: what the customer saw before. */
    against: uuid("against"),
    change: oneOf("change", COMPARE_CATEGORIES),
    edited: flag("edited"),
    ...listFields,
  },
});
export type DiffState = StateOf<typeof diffAddress>;
export const diffHref = (scanId: string): string => diffAddress.href({ scanId });

/** The reports of a scan, one for each object. */
export const reportsAddress = defineAddress({
  path: "/view-mis/scan-report-list/:scanId",
  fields: { scanId: uuid("scan"), ...listFields },
});
export type ReportsState = StateOf<typeof reportsAddress>;
export const reportsHref = (scanId: string): string => reportsAddress.href({ scanId });

/** One report with its results. */
export const reportAddress = defineAddress({
  path: "/view-mis/scan-report-detail/:reportId",
  fields: { reportId: uuid("report"), status: oneOf("status", CHECK_STATUSES), ...listFields },
});
export type ReportState = StateOf<typeof reportAddress>;
export const reportHref = (reportId: string): string => reportAddress.href({ reportId });

/** The page of results of a scan, at one of them where it is given. */
export const resultHref = (scanId: string, resultId?: string): string =>
  `/view-mis/scan-result/${scanId}${resultId ? `?result=${resultId}` : ""}`;
