import { PUBLICATION_MAX } from "@candor/api/contract";
import { CHECK_STATUSES, COMPARE_CATEGORIES } from "@candor/api/entities";
import { defineAddress, flag, listFields, oneOf, type StateOf, uuid } from "../address/index.ts";

/** Numbers that publications can have, as addresses write them. */
const PUBLICATIONS = Array.from({ length: PUBLICATION_MAX }, (_, index) => String(index + 1));

/** One scan held against another assessment of its objects, or its publications against each other. */
export const diffAddress = defineAddress({
  path: "/view-mis/scan-result/:scanId/diff",
  fields: {
    scanId: uuid("scan"),
    /** As it was published then; null: as it stands. */
    publication: oneOf("publication", PUBLICATIONS),
    /** The other assessment, or this one; null: what the customer saw before. */
    against: uuid("against"),
    /** Which publication of that. */
    againstPublication: oneOf("against-publication", PUBLICATIONS),
    change: oneOf("change", COMPARE_CATEGORIES),
    edited: flag("edited"),
    ...listFields,
  },
});
export type DiffState = StateOf<typeof diffAddress>;
export const diffHref = (scanId: string, publication?: number): string =>
  diffAddress.href({ scanId, ...(publication && { publication: String(publication) }) });

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
