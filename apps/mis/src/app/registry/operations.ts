import { accountCatalogue } from "@candor/features/account";
import { configEditorCatalogue } from "@candor/features/config-editor";
import { failuresCatalogue } from "@candor/features/failures";
import { logsCatalogue } from "@candor/features/logs";
import { newsCatalogue } from "@candor/features/news";
import { operationsCatalogue } from "@candor/features/operations";
import { outboxCatalogue } from "@candor/features/outbox";
import { resourcesCatalogue } from "@candor/features/resources";
import { secondFactorCatalogue } from "@candor/features/second-factor";
import { staffCatalogue } from "@candor/features/staff";
import type { ConsoleScreen } from "@candor/features/staff-session";
import { whitelistCatalogue } from "@candor/features/whitelist";
import {
  Activity,
  Bug,
  Inbox,
  Layers,
  MessageCircleQuestion,
  MessageSquareText,
  Newspaper,
  ScrollText,
  UserCog,
} from "lucide-react";
import {
  ACCOUNT_PATH,
  ERROR_REPORTS_PATH,
  FEEDBACK_PATH,
  HEALTH_PATH,
  JOBS_PATH,
  LOG_LIST_PATH,
  OUTBOX_PATH,
  SITE_RESOURCE_PATH,
  SITE_RESOURCES_PATH,
  STAFF_LIST_PATH,
  WHITELIST_PATH,
} from "../paths.ts";

/** What keeps the installation going, and what stands by itself in the menu. */
export const operationScreens: readonly ConsoleScreen[] = [
  {
    id: "logs",
    path: LOG_LIST_PATH,
    permission: "super",
    menu: { group: "standalone", icon: ScrollText },
    catalogues: [logsCatalogue],
    page: "log-list",
  },
  {
    id: "whitelist",
    path: WHITELIST_PATH,
    permission: "whitelist_edit",
    menu: { group: "standalone", icon: MessageCircleQuestion },
    catalogues: [whitelistCatalogue],
    page: "whitelist-chat",
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
    catalogues: [resourcesCatalogue, newsCatalogue, configEditorCatalogue],
    page: "official-site-resource-edit",
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
    catalogues: [operationsCatalogue, failuresCatalogue],
    page: "jobs",
  },
  {
    id: "health",
    path: HEALTH_PATH,
    permission: "super",
    menu: { group: "standalone", icon: Activity },
    catalogues: [operationsCatalogue],
    page: "health",
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
    id: "account",
    path: ACCOUNT_PATH,
    permission: null,
    catalogues: [secondFactorCatalogue, accountCatalogue],
    page: "account",
  },
];
