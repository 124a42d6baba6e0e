import { companiesCatalogue } from "@candor/features/companies";
import { evidenceCatalogue } from "@candor/features/evidence";
import { membersCatalogue } from "@candor/features/members";
import { newsCatalogue } from "@candor/features/news";
import { outboxCatalogue } from "@candor/features/outbox";
import { resourcesCatalogue } from "@candor/features/resources";
import { scansCatalogue } from "@candor/features/scans";
import type { ConsoleScreen } from "@candor/features/staff-session";
import { Building2, Inbox, Newspaper, Radar } from "lucide-react";
import type { ComponentType } from "react";
import {
  COMPANY_LIST_PATH,
  COMPANY_PATH,
  OUTBOX_PATH,
  SCAN_LIST_PATH,
  SCAN_RESULT_PATH,
  SITE_RESOURCE_PATH,
  SITE_RESOURCES_PATH,
} from "./paths.ts";

/** A screen and the code of its page, fetched when it opens. */
export interface RegisteredScreen extends ConsoleScreen {
  load: () => Promise<{ default: ComponentType }>;
}

/** Every screen of the console: routes, sidebar, guard and first page read this list. */
export const screens: readonly RegisteredScreen[] = [
  {
    id: "scans",
    path: SCAN_LIST_PATH,
    permission: "view_scan",
    menu: { group: "user", icon: Radar },
    catalogues: [scansCatalogue],
    load: () => import("../pages/scan-list/index.tsx"),
  },
  {
    id: "scanResult",
    path: SCAN_RESULT_PATH,
    permission: "view_scan",
    parent: "scans",
    catalogues: [scansCatalogue, evidenceCatalogue],
    load: () => import("../pages/scan-result/index.tsx"),
  },
  {
    id: "companies",
    path: COMPANY_LIST_PATH,
    permission: "view_company",
    menu: { group: "user", icon: Building2 },
    catalogues: [companiesCatalogue],
    load: () => import("../pages/company-list/index.tsx"),
  },
  {
    id: "company",
    path: COMPANY_PATH,
    permission: "view_company",
    parent: "companies",
    catalogues: [companiesCatalogue, membersCatalogue],
    load: () => import("../pages/company/index.tsx"),
  },
  {
    id: "outbox",
    path: OUTBOX_PATH,
    permission: "view_scan",
    menu: { group: "standalone", icon: Inbox },
    catalogues: [outboxCatalogue],
    load: () => import("../pages/outbox/index.tsx"),
  },
  {
    id: "siteResources",
    path: SITE_RESOURCES_PATH,
    permission: "official_site_resource_edit",
    menu: { group: "standalone", icon: Newspaper },
    catalogues: [resourcesCatalogue],
    load: () => import("../pages/official-site-resource/index.tsx"),
  },
  {
    id: "siteResource",
    path: SITE_RESOURCE_PATH,
    permission: "official_site_resource_edit",
    parent: "siteResources",
    catalogues: [resourcesCatalogue, newsCatalogue],
    load: () => import("../pages/official-site-resource-edit/index.tsx"),
  },
];
