import { companiesCatalogue } from "@candor/features/companies";
import { configEditorCatalogue } from "@candor/features/config-editor";
import { evidenceCatalogue } from "@candor/features/evidence";
import { evidenceTablesCatalogue } from "@candor/features/evidence-tables";
import { evidenceTemplatesCatalogue } from "@candor/features/evidence-templates";
import { logsCatalogue } from "@candor/features/logs";
import { membersCatalogue } from "@candor/features/members";
import { metaDetectionsCatalogue } from "@candor/features/meta-detections";
import { newsCatalogue } from "@candor/features/news";
import { operationsCatalogue } from "@candor/features/operations";
import { outboxCatalogue } from "@candor/features/outbox";
import { resourcesCatalogue } from "@candor/features/resources";
import { scansCatalogue } from "@candor/features/scans";
import { staffCatalogue } from "@candor/features/staff";
import type { ConsoleScreen } from "@candor/features/staff-session";
import { unknownsCatalogue } from "@candor/features/unknowns";
import {
  Bug,
  Building2,
  FileText,
  Inbox,
  Layers,
  ListChecks,
  MessageSquareText,
  Newspaper,
  Radar,
  ScrollText,
  Table2,
  UserCog,
} from "lucide-react";
import {
  COMPANY_LIST_PATH,
  COMPANY_PATH,
  ERROR_REPORTS_PATH,
  EVIDENCE_TABLE_PATH,
  EVIDENCE_TABLES_PATH,
  FEEDBACK_PATH,
  JOBS_PATH,
  LOG_LIST_PATH,
  META_DETECTION_PATH,
  META_DETECTIONS_PATH,
  OUTBOX_PATH,
  SCAN_LIST_PATH,
  SCAN_RESULT_PATH,
  SCAN_UNKNOWN_PATH,
  SITE_RESOURCE_PATH,
  SITE_RESOURCES_PATH,
  STAFF_LIST_PATH,
  TEMPLATE_PATH,
  TEMPLATE_VERSION_PATH,
  TEMPLATES_PATH,
} from "./paths.ts";

/** Every screen of the console, once: routes, sidebar, guard, first page and texts read this list. */
export const screens: readonly ConsoleScreen[] = [
  {
    id: "scans",
    path: SCAN_LIST_PATH,
    permission: "view_scan",
    menu: { group: "user", icon: Radar },
    catalogues: [scansCatalogue],
    page: "scan-list",
  },
  {
    id: "scanResult",
    path: SCAN_RESULT_PATH,
    permission: "view_scan",
    parent: "scans",
    catalogues: [scansCatalogue, evidenceCatalogue],
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
    id: "companies",
    path: COMPANY_LIST_PATH,
    permission: "view_company",
    menu: { group: "user", icon: Building2 },
    catalogues: [companiesCatalogue],
    page: "company-list",
  },
  {
    id: "company",
    path: COMPANY_PATH,
    permission: "view_company",
    parent: "companies",
    catalogues: [companiesCatalogue, membersCatalogue],
    page: "company",
  },
  {
    id: "outbox",
    path: OUTBOX_PATH,
    permission: "view_scan",
    menu: { group: "standalone", icon: Inbox },
    catalogues: [outboxCatalogue],
    page: "outbox",
  },
  {
    id: "siteResources",
    path: SITE_RESOURCES_PATH,
    permission: "official_site_resource_edit",
    menu: { group: "standalone", icon: Newspaper },
    catalogues: [resourcesCatalogue],
    page: "official-site-resource",
  },
  {
    id: "siteResource",
    path: SITE_RESOURCE_PATH,
    permission: "official_site_resource_edit",
    parent: "siteResources",
    catalogues: [resourcesCatalogue, newsCatalogue],
    page: "official-site-resource-edit",
  },
  {
    id: "feedback",
    path: FEEDBACK_PATH,
    permission: "view_company",
    menu: { group: "standalone", icon: MessageSquareText },
    catalogues: [operationsCatalogue],
    page: "feedback",
  },
  {
    id: "errorReports",
    path: ERROR_REPORTS_PATH,
    permission: "super",
    menu: { group: "standalone", icon: Bug },
    catalogues: [operationsCatalogue],
    page: "error-reports",
  },
  {
    id: "jobs",
    path: JOBS_PATH,
    permission: "super",
    menu: { group: "standalone", icon: Layers },
    catalogues: [operationsCatalogue],
    page: "jobs",
  },
  {
    id: "staff",
    path: STAFF_LIST_PATH,
    permission: "super",
    menu: { group: "standalone", icon: UserCog },
    catalogues: [staffCatalogue],
    page: "staff-list",
  },
  {
    id: "logs",
    path: LOG_LIST_PATH,
    permission: "super",
    menu: { group: "standalone", icon: ScrollText },
    catalogues: [logsCatalogue],
    page: "log-list",
  },
  {
    id: "evidenceTables",
    path: EVIDENCE_TABLES_PATH,
    permission: "add_detectionability",
    menu: { group: "development", icon: Table2 },
    catalogues: [evidenceTablesCatalogue, configEditorCatalogue],
    page: "evidence-tables",
  },
  {
    id: "evidenceTable",
    path: EVIDENCE_TABLE_PATH,
    permission: "add_detectionability",
    parent: "evidenceTables",
    catalogues: [evidenceTablesCatalogue, configEditorCatalogue, evidenceCatalogue],
    page: "evidence-table",
  },
  {
    id: "metaDetections",
    path: META_DETECTIONS_PATH,
    permission: "view_detection",
    menu: { group: "development", icon: ListChecks },
    catalogues: [metaDetectionsCatalogue, configEditorCatalogue],
    page: "meta-detections",
  },
  {
    id: "metaDetection",
    path: META_DETECTION_PATH,
    permission: "view_detection",
    parent: "metaDetections",
    catalogues: [metaDetectionsCatalogue, configEditorCatalogue, evidenceCatalogue],
    page: "meta-detection",
  },
  {
    id: "evidenceTemplates",
    path: TEMPLATES_PATH,
    permission: "add_detectionability",
    menu: { group: "development", icon: FileText },
    catalogues: [evidenceTemplatesCatalogue, configEditorCatalogue],
    page: "evidence-templates",
  },
  {
    id: "evidenceTemplate",
    path: TEMPLATE_PATH,
    permission: "add_detectionability",
    parent: "evidenceTemplates",
    catalogues: [evidenceTemplatesCatalogue],
    page: "evidence-template",
  },
  {
    id: "evidenceTemplateVersion",
    path: TEMPLATE_VERSION_PATH,
    permission: "add_detectionability",
    parent: "evidenceTemplates",
    catalogues: [evidenceTemplatesCatalogue, configEditorCatalogue, evidenceCatalogue],
    page: "evidence-template-version",
  },
];
