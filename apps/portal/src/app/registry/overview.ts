import { dashboard } from "@candor/api/contract";
import { MODULES } from "@candor/api/entities";
import { checksCatalogue } from "@candor/features/checks";
import { complianceCatalogue } from "@candor/features/compliance";
import { dashboardCatalogue } from "@candor/features/dashboard";
import { evidenceCatalogue } from "@candor/features/evidence";
import type { Screen } from "@candor/features/navigation";
import { risksCatalogue } from "@candor/features/risks";

const module = MODULES.dashboard;

/** Where a company stands, over all that it has assessed. */
export const overviewScreens: readonly Screen[] = [
  { id: "home", path: "/home", module, menu: { older: { group: "overview" } }, catalogues: [] },
  {
    id: "homepage",
    path: "/homepage",
    module,
    menu: { current: { group: "overview" }, older: { group: "overview", apiMenu: true } },
    catalogues: [],
  },
  {
    id: "dashboard",
    path: "/dashboard",
    page: "dashboard",
    module,
    menu: { current: { group: "overview" } },
    catalogues: [dashboardCatalogue],
    early: [dashboard],
  },
  {
    id: "overview",
    path: "/overview",
    module,
    flag: "showOverview",
    menu: { older: { group: "overview" } },
    catalogues: [],
  },
  {
    id: "risk",
    path: "/risk",
    page: "risk",
    module,
    flag: "showRisk",
    menu: { older: { group: "overview" } },
    catalogues: [risksCatalogue, checksCatalogue, evidenceCatalogue],
  },
  {
    id: "compliance",
    path: "/compliance",
    page: "compliance",
    module,
    menu: { current: { group: "overview" }, older: { group: "overview", apiMenu: true } },
    catalogues: [complianceCatalogue, checksCatalogue],
  },
  {
    id: "complianceScenario",
    path: "/compliance/details/:scenarioId",
    page: "compliance-scenario",
    module,
    parent: "compliance",
    catalogues: [complianceCatalogue, checksCatalogue, evidenceCatalogue],
  },
  {
    id: "scenario",
    path: "/scenario-detail/:scan_id/:id/:check_id?",
    page: "scenario",
    module,
    parent: "compliance",
    catalogues: [complianceCatalogue, checksCatalogue, evidenceCatalogue],
  },
  { id: "dataReport", path: "/datareport", module, catalogues: [] },
  { id: "news", path: "/news-detail/:id", module, catalogues: [] },
];
