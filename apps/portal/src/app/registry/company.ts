import { getAssessment, listAssessments, listObjects, listSessions, listViews } from "@candor/api/contract";
import { MODULES } from "@candor/api/entities";
import { accountCatalogue } from "@candor/features/account";
import { assessmentsCatalogue } from "@candor/features/assessments";
import { companyCatalogue } from "@candor/features/company";
import { membersCatalogue } from "@candor/features/members";
import { asks, asksBare, MENU_ENTRIES, type Screen } from "@candor/features/navigation";
import { objectsCatalogue } from "@candor/features/objects";
import { settingsCatalogue } from "@candor/features/settings";

const module = MODULES.dashboard;

/** The company's own affairs: settings, people, what it has assessed and when. */
export const companyScreens: readonly Screen[] = [
  {
    ...MENU_ENTRIES.settings,
    page: "settings",
    catalogues: [settingsCatalogue],
  },
  {
    ...MENU_ENTRIES.members,
    page: "members",
    catalogues: [membersCatalogue],
  },
  {
    ...MENU_ENTRIES.newAssessment,
    alsoAt: ["/newassessment"],
    page: "newassessment",
    catalogues: [assessmentsCatalogue, objectsCatalogue],
    preload: [asks(listObjects, {}), asks(listAssessments, {})],
  },
  {
    id: "companyDetails",
    path: "/assessment/edit",
    page: "company",
    module,
    catalogues: [companyCatalogue],
  },
  {
    ...MENU_ENTRIES.assessments,
    page: "assessments",
    catalogues: [assessmentsCatalogue],
    preload: [
      asks(listViews, {}),
      asksBare(listAssessments, {
        states: [],
        search: "",
        sort: "number",
        descending: true,
        page: 1,
        page_size: 20,
      }),
    ],
  },
  {
    id: "assessment",
    path: "/assessment/detail/:scanId",
    page: "assessment",
    module,
    parent: "assessments",
    catalogues: [assessmentsCatalogue],
    preload: [asks(getAssessment, { id: "#scanId" })],
  },
  {
    id: "objects",
    path: "/objects",
    page: "objects",
    module,
    parent: "newAssessment",
    catalogues: [objectsCatalogue],
    preload: [
      asks(listViews, {}),
      asksBare(listObjects, {
        maturity: [],
        search: "",
        sort: "added",
        descending: true,
        page: 1,
        page_size: 20,
      }),
    ],
  },
  { id: "policies", path: "/policies", module, catalogues: [] },
  { id: "editText", path: "/edittext", module, catalogues: [] },
  {
    id: "user",
    path: "/user",
    page: "user",
    module,
    catalogues: [accountCatalogue],
    preload: [asks(listSessions, {})],
  },
];
