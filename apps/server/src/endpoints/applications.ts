import {
  applicationCard,
  compareCheck,
  compareChecks,
  followScenario as followEndpoint,
  getApplication,
  getNews,
  getScenario,
  getScenarioScan,
  getScenarioTexts,
  getVendor,
  home,
  homeChecks,
  listApplications,
  listPolicies,
  listRegulations,
  listRisks,
  listScenarios,
  overviewPdf,
  overviewSheet,
  scanHistory,
} from "@candor/api/endpoints";
import { REGULATIONS } from "@candor/api/entities";
import { applicationDetail, applicationsOf, cardOf, historyOfObject } from "../applications/applications.ts";
import { Analyses } from "../applications/facts.ts";
import { vendorOf } from "../applications/vendors.ts";
import { checkComparisonOf } from "../checks/comparison/detail.ts";
import { comparedOf, comparisonOf } from "../checks/comparison/overall.ts";
import { SCENARIOS } from "../checks/scenarios.ts";
import { scenarioOf } from "../compliance/figures.ts";
import { latestResults } from "../compliance/latest-results.ts";
import { policiesOf } from "../compliance/policies.ts";
import { scenarioScan } from "../compliance/scan.ts";
import { scenarioDetail } from "../compliance/scenario-detail.ts";
import { followScenario, scenariosOf } from "../compliance/scenarios.ts";
import { readAllTexts, scenarioTexts } from "../compliance/texts.ts";
import { homeOf, homePage } from "../home/home.ts";
import { workOf } from "../home/work.ts";
import { newsDetail } from "../news/news.ts";
import { pdfOf } from "../overview/pdf.ts";
import { sheetOf, storedSheet, storedTrend } from "../overview/sheet.ts";
import { PerPublication } from "../results/per-publication.ts";
import { riskPage } from "../risks/list.ts";
import { registerOf } from "../risks/register.ts";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

/** Each holds a row for every check of every object. */
const RESULTS_KEPT = 50;

/** What published assessments are looked at through: applications, comparison, scenarios, policies. */
export function applicationHandlers(services: Services): Handler[] {
  const { db } = services;
  const known = new Analyses(services);
  const registers = new PerPublication(registerOf);
  const latest = new PerPublication(latestResults, RESULTS_KEPT);
  const comparisons = new PerPublication(comparedOf, RESULTS_KEPT);
  const work = new PerPublication(workOf);
  const sheet = {
    sheets: new PerPublication(storedSheet),
    trends: new PerPublication(storedTrend, RESULTS_KEPT),
  };
  readAllTexts(SCENARIOS.map(({ id }) => id));
  return [
    forCustomer(listApplications, ({ customer }) => applicationsOf(services, known, customer)),
    forCustomer(getApplication, ({ input, customer }) => applicationDetail(services, known, customer, input)),
    forCustomer(applicationCard, ({ input, customer }) => cardOf(services, known, customer, input)),
    forCustomer(getVendor, async ({ input }) => vendorOf(services, input)),
    forCustomer(scanHistory, ({ input, customer }) => historyOfObject(db, customer, input.object_id)),
    forCustomer(compareChecks, ({ input, customer, language }) =>
      comparisonOf(db, comparisons, customer, input, language),
    ),
    forCustomer(compareCheck, ({ input, customer }) => checkComparisonOf(services, customer, input)),
    forCustomer(listScenarios, ({ input, customer, language }) =>
      scenariosOf(db, latest, customer, input, language),
    ),
    forCustomer(getScenario, ({ input, customer, language }) =>
      scenarioDetail(db, latest, customer, input, language),
    ),
    forCustomer(getScenarioScan, ({ input, customer }) => scenarioScan(db, customer, input)),
    forCustomer(getScenarioTexts, async ({ input, language }) =>
      scenarioTexts(scenarioOf(input.id).id, language),
    ),
    forCustomer(followEndpoint, ({ input, customer }) => followScenario(db, customer, input)),
    forCustomer(listRisks, ({ input, customer, language }) =>
      riskPage(db, registers, customer, input, language),
    ),
    forCustomer(home, ({ customer, language }) => homeOf(db, { work, latest }, customer, language)),
    forCustomer(homeChecks, ({ input, customer }) => homePage(db, { work, latest }, customer, input)),
    forCustomer(getNews, ({ input, language }) => newsDetail(services, input.id, language)),
    forCustomer(overviewSheet, ({ input, customer }) => sheetOf(db, sheet, customer, input)),
    forCustomer(overviewPdf, async ({ input, customer, language }) =>
      pdfOf(services, customer, await sheetOf(db, sheet, customer, input), {
        assessmentId: input.assessment_id,
        language,
        timezone: input.timezone,
      }),
    ),
    forCustomer(listRegulations, async () => ({ list: [...REGULATIONS] })),
    forCustomer(listPolicies, ({ customer }) => policiesOf(services, customer)),
  ];
}
