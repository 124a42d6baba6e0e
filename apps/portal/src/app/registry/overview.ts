import {
  assessmentTimes,
  dashboard,
  getCheck,
  getNews,
  getScenario,
  getScenarioScan,
  home,
  listRisks,
  listScenarios,
  listViews,
  overviewSheet,
} from "@candor/api/contract";
import { MODULES } from "@candor/api/entities";
import { checksCatalogue } from "@candor/features/checks";
import { complianceCatalogue } from "@candor/features/compliance";
import { dashboardCatalogue } from "@candor/features/dashboard";
import { evidenceCatalogue } from "@candor/features/evidence";
import { homeCatalogue } from "@candor/features/home";
import { jiraCatalogue } from "@candor/features/jira";
import { asks, asksBare, MENU_ENTRIES, type Screen } from "@candor/features/navigation";
import { newsCatalogue } from "@candor/features/news";
import { overviewCatalogue } from "@candor/features/overview";
import { risksCatalogue } from "@candor/features/risks";

const module = MODULES.dashboard;

/** The home page, at both of its addresses. */
const homePage = {
  page: "homepage",
  module,
  catalogues: [homeCatalogue, dashboardCatalogue, checksCatalogue, evidenceCatalogue, jiraCatalogue],
  preload: [asks(home, {})],
} satisfies Partial<Screen>;

/** Where a company stands, over all that it has assessed. */
export const overviewScreens: readonly Screen[] = [
  { ...homePage, ...MENU_ENTRIES.home },
  {
    ...homePage,
    ...MENU_ENTRIES.homepage,
  },
  {
    ...MENU_ENTRIES.dashboard,
    page: "dashboard",
    catalogues: [dashboardCatalogue],
    preload: [asksBare(dashboard, {})],
  },
  {
    ...MENU_ENTRIES.overview,
    page: "overview",
    flag: "showOverview",
    catalogues: [overviewCatalogue, checksCatalogue, evidenceCatalogue],
    preload: [asksBare(overviewSheet, {})],
  },
  {
    ...MENU_ENTRIES.risk,
    page: "risk",
    flag: "showRisk",
    catalogues: [risksCatalogue, checksCatalogue, evidenceCatalogue],
    preload: [
      asks(listViews, {}),
      asksBare(listRisks, {
        category: "all",
        levels: [],
        scenarios: [],
        owners: [],
        resolutions: [],
        search: "",
        sort: "level",
        descending: false,
        page: 1,
        page_size: 20,
      }),
    ],
  },
  {
    ...MENU_ENTRIES.compliance,
    page: "compliance",
    catalogues: [complianceCatalogue, checksCatalogue],
    preload: [
      asks(listViews, {}),
      asksBare(listScenarios, { object_ids: [], frameworks: [], search: "", page: 1, page_size: 20 }),
      asks(assessmentTimes, {}),
    ],
  },
  {
    id: "complianceScenario",
    path: "/compliance/details/:scenarioId",
    page: "compliance-scenario",
    module,
    parent: "compliance",
    catalogues: [complianceCatalogue, checksCatalogue, evidenceCatalogue],
    preload: [asksBare(getScenario, { id: ":scenarioId", object_ids: [] }), asks(assessmentTimes, {})],
  },
  {
    id: "scenario",
    path: "/scenario-detail/:scan_id/:id/:check_id?",
    page: "scenario",
    module,
    parent: "compliance",
    catalogues: [complianceCatalogue, checksCatalogue, evidenceCatalogue],
    preload: [
      asks(
        getScenarioScan,
        { scan_id: "#scan_id", id: ":id" },
        // Where there is room, the first check is open.
        { next: { call: getCheck, list: "list" } },
      ),
    ],
  },
  { id: "dataReport", path: "/datareport", module, catalogues: [] },
  {
    id: "news",
    path: "/news-detail/:id",
    page: "news",
    module,
    catalogues: [newsCatalogue],
    preload: [asks(getNews, { id: "#id" })],
  },
];
