import { dashboard } from "@candor/api/contract";
import { dashboardCatalogue } from "@candor/features/dashboard";
import { MODULES, type Screen } from "@candor/features/shell";

const module = MODULES.dashboard;

/**
 * Every screen of the app, once: routes, menu, guards, titles, texts and preloading
 * read this list. `page` names the folder under `pages` whose index.tsx exports the
 * page as default. Within a group the menu keeps this order.
 */
export const screens: readonly Screen[] = [
  {
    id: "dashboard",
    path: "/dashboard",
    page: "dashboard",
    module,
    menu: "overview",
    catalogues: [dashboardCatalogue],
    early: [dashboard],
  },
  {
    id: "checks",
    path: "/checks/:objectId?/:assessmentId?",
    page: "checks",
    module,
    menu: "application",
    catalogues: [],
  },
  {
    id: "checkDetail",
    path: "/checkdetail/:checkId",
    page: "checkdetail",
    module,
    parent: "checks",
    catalogues: [],
  },
  { id: "objects", path: "/objects", page: "objects", module, menu: "bottom", catalogues: [] },
  {
    id: "newAssessment",
    path: "/newassessment",
    page: "newassessment",
    module,
    roles: ["owner"],
    menu: "bottom",
    catalogues: [],
  },
  { id: "assessments", path: "/assessments", page: "assessments", module, menu: "bottom", catalogues: [] },
  {
    id: "assessment",
    path: "/assessment/detail/:assessmentId",
    page: "assessment",
    module,
    parent: "assessments",
    catalogues: [],
  },
];
