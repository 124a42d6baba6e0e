import { getScan, listScans, listStaffViews } from "@candor/api/contract";
import { applicationsCatalogue } from "@candor/features/applications";
import { comparisonCatalogue } from "@candor/features/comparison";
import { configEditorCatalogue } from "@candor/features/config-editor";
import { evidenceCatalogue } from "@candor/features/evidence";
import { evidenceRowsCatalogue } from "@candor/features/evidence-rows";
import { failuresCatalogue } from "@candor/features/failures";
import { asks, asksBare } from "@candor/features/navigation";
import { scanCardsCatalogue } from "@candor/features/scan-cards";
import { scanReportsCatalogue } from "@candor/features/scan-reports";
import { scansCatalogue } from "@candor/features/scans";
import { sharedReportsCatalogue } from "@candor/features/shared-reports";
import type { ConsoleScreen } from "@candor/features/staff-session";
import { unknownsCatalogue } from "@candor/features/unknowns";
import { Radar } from "lucide-react";
import {
  SCAN_CARDS_PATH,
  SCAN_DIFF_PATH,
  SCAN_LIST_PATH,
  SCAN_REPORT_PATH,
  SCAN_REPORTS_PATH,
  SCAN_RESULT_PATH,
  SCAN_UNKNOWN_PATH,
} from "../paths.ts";

/** Assessments under way and done, and what became of each of their results. */
export const scanScreens: readonly ConsoleScreen[] = [
  {
    id: "scans",
    path: SCAN_LIST_PATH,
    permission: "view_scan",
    menu: { group: "user", icon: Radar },
    catalogues: [scansCatalogue],
    preload: [
      asksBare(listScans, { search: "", states: [], asset_types: [], page: 1, page_size: 20 }),
      asks(listStaffViews, {}),
    ],
    page: "scan-list",
  },
  {
    id: "scanResult",
    path: SCAN_RESULT_PATH,
    permission: "view_scan",
    parent: "scans",
    catalogues: [scansCatalogue, evidenceCatalogue, failuresCatalogue],
    preload: [asks(getScan, { id: "#scanId" })],
    page: "scan-result",
  },
  {
    id: "scanUnknown",
    path: SCAN_UNKNOWN_PATH,
    permission: "view_scan",
    parent: "scans",
    catalogues: [unknownsCatalogue],
    page: "scan-unknown",
  },
  {
    id: "scanCards",
    path: SCAN_CARDS_PATH,
    permission: "view_scan",
    parent: "scans",
    catalogues: [
      ...[scanCardsCatalogue, configEditorCatalogue, applicationsCatalogue],
      ...[evidenceCatalogue, evidenceRowsCatalogue],
    ],
    page: "scan-cards",
  },
  {
    id: "scanDiff",
    path: SCAN_DIFF_PATH,
    permission: "view_scan",
    parent: "scans",
    catalogues: [scanReportsCatalogue, evidenceCatalogue, comparisonCatalogue],
    page: "scan-diff",
  },
  {
    id: "scanReports",
    path: SCAN_REPORTS_PATH,
    permission: "view_scan",
    parent: "scans",
    outside: "sheet",
    catalogues: [scanReportsCatalogue, sharedReportsCatalogue, failuresCatalogue],
    page: "scan-report-list",
  },
  {
    id: "scanReport",
    path: SCAN_REPORT_PATH,
    permission: "view_scan",
    parent: "scans",
    outside: "sheet",
    catalogues: [scanReportsCatalogue, evidenceCatalogue, failuresCatalogue],
    page: "scan-report-detail",
  },
];
