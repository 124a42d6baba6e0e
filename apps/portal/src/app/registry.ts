import { dashboard, listAssessments, listObjects } from "@candor/api/contract";
import { assessmentsCatalogue } from "@candor/features/assessments";
import { checksCatalogue } from "@candor/features/checks";
import { dashboardCatalogue } from "@candor/features/dashboard";
import { evidenceCatalogue } from "@candor/features/evidence";
import { objectsCatalogue } from "@candor/features/objects";
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
    catalogues: [checksCatalogue],
  },
  {
    id: "checkDetail",
    path: "/checkdetail/:checkId",
    page: "checkdetail",
    module,
    parent: "checks",
    catalogues: [checksCatalogue, evidenceCatalogue],
  },
  {
    id: "objects",
    path: "/objects",
    page: "objects",
    module,
    menu: "bottom",
    catalogues: [objectsCatalogue],
    early: [listObjects],
  },
  {
    id: "newAssessment",
    path: "/assessment/:assessmentType?",
    alsoAt: ["/newassessment"],
    page: "newassessment",
    module,
    menu: "bottom",
    catalogues: [assessmentsCatalogue, objectsCatalogue],
    early: [listObjects, listAssessments],
  },
  {
    id: "assessments",
    path: "/assessments",
    page: "assessments",
    module,
    menu: "bottom",
    catalogues: [assessmentsCatalogue],
    early: [listAssessments],
  },
  {
    id: "assessment",
    path: "/assessment/detail/:assessmentId",
    page: "assessment",
    module,
    parent: "assessments",
    catalogues: [assessmentsCatalogue],
  },
];
