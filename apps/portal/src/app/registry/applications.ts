import {
  applicationCard,
  assessmentTimes,
  checkAssets,
  compareCheck,
  compareChecks,
  getApplication,
  getCheck,
  listApplications,
  listChecks,
  listViews,
  scanHistory,
} from "@candor/api/contract";
import { MODULES } from "@candor/api/entities";
import { applicationsCatalogue } from "@candor/features/applications";
import { checksCatalogue } from "@candor/features/checks";
import { comparisonCatalogue } from "@candor/features/comparison";
import { evidenceCatalogue } from "@candor/features/evidence";
import { jiraCatalogue } from "@candor/features/jira";
import { asks, asksBare, MENU_ENTRIES, type Screen, type ScreenId } from "@candor/features/navigation";

const module = MODULES.dashboard;

const texts = [applicationsCatalogue, evidenceCatalogue, checksCatalogue];

/** A view of one version of one application, of the card that its address names or of its own. */
const view = (id: ScreenId, rest: string, card = ":cardKey"): Screen => ({
  id,
  path: `/apps/:objectId/:objectVersionId/:scanId/${rest}`,
  page: "app-card",
  module,
  parent: "applications",
  catalogues: texts,
  preload: [
    asks(getApplication, { object_id: "#objectId", scan_id: "#scanId" }),
    asks(applicationCard, { object_id: "#objectId", scan_id: "#scanId", card_key: card }),
    asks(scanHistory, { object_id: "#objectId" }),
    asks(assessmentTimes, { object_id: "#objectId" }),
  ],
});

/** What was found in the applications. */
export const appScreens: readonly Screen[] = [
  {
    ...MENU_ENTRIES.analysis,
    page: "analysis",
    selectors: true,
    catalogues: texts,
  },
  {
    id: "analysisNew",
    path: "/analysisnew",
    page: "analysisnew",
    module,
    selectors: true,
    parent: "analysis",
    catalogues: texts,
  },
  {
    ...MENU_ENTRIES.applications,
    page: "applications",
    selectors: true,
    catalogues: texts,
    preload: [asks(listApplications, {})],
  },
  {
    id: "applicationScan",
    path: "/applications/:scanId",
    page: "application",
    module,
    parent: "applications",
    catalogues: texts,
  },
  {
    id: "applicationTable",
    path: "/applications/:objectId/:objectVersionId/:scanId/t/:cardKey",
    page: "application-table",
    module,
    parent: "applications",
    catalogues: texts,
  },
  view("appSdks", "sdks", "sdks"),
  view("appCookies", "cookies", "cookies"),
  view("appDataSharing", "data-sharing", "data_sharing"),
  view("appTable", "t/:cardKey"),
  view("appDetail", "detail/:cardKey"),
  view("appDetailMore", "detail2/:cardKey"),
  view("appSensitiveList", "sl/:cardKey"),
  view("appCrossBorder", "dc/:cardKey"),
  view("appCrossBorderAws", "dcaws/:cardKey"),
  view("appSharing", "ds/:cardKey"),
  view("appPrivacyLabel", "pl/:cardKey"),
  {
    ...MENU_ENTRIES.checks,
    page: "checks",
    selectionHref: ({ appId, appScanId, scanId }) => {
      if (appId === null) return scanId === null ? "/checks" : `/checks?assessment=${scanId}`;
      return appScanId === null ? `/checks/${appId}` : `/checks/${appId}/${appScanId}`;
    },
    catalogues: [checksCatalogue],
    preload: [
      asks(listViews, {}),
      asksBare(listChecks, {
        scenarios: [],
        statuses: [],
        frameworks: [],
        categories: [],
        asset_types: [],
        owners: [],
        resolutions: [],
        ages: [],
        search: "",
        sort: "status",
        descending: false,
        page: 1,
        page_size: 20,
      }),
      asks(assessmentTimes, {}),
    ],
  },
  {
    id: "checksCompare",
    path: "/checks/compare/:codeParamsLast?/:codeParamsNow?",
    page: "compare",
    module,
    parent: "checks",
    catalogues: [comparisonCatalogue],
    preload: [
      asks(listViews, {}),
      asksBare(compareChecks, { changes: [], causes: [], search: "", page: 1, page_size: 20 }),
    ],
  },
  {
    id: "checksPreview",
    path: "/checks/preview/:subId",
    page: "checkspreview",
    module,
    parent: "checks",
    catalogues: [checksCatalogue],
  },
  {
    id: "checkDetail",
    path: "/checkdetail/:idNew?",
    page: "checkdetail",
    module,
    parent: "checks",
    catalogues: [checksCatalogue, evidenceCatalogue, jiraCatalogue],
    preload: [asks(getCheck, { id: "#idNew" })],
  },
  {
    id: "checkDetailCompare",
    path: "/checkdetailcompare/:id?",
    page: "checkdetailcompare",
    module,
    parent: "checks",
    catalogues: [comparisonCatalogue, evidenceCatalogue],
    preload: [asksBare(compareCheck, { id: "#id" })],
  },
  {
    id: "issue",
    path: "/issue-detail/:id/:asset_type?",
    page: "issue",
    module,
    parent: "checks",
    catalogues: [checksCatalogue],
    preload: [asksBare(checkAssets, { check_id: ":id" }), asks(assessmentTimes, {})],
  },
  {
    ...MENU_ENTRIES.consentBanner,
    catalogues: [],
  },
  {
    ...MENU_ENTRIES.europrivacy,
    catalogues: [],
  },
  { ...MENU_ENTRIES.evidence, catalogues: [] },
];
