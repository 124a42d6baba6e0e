import type { Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";
import { accountHandlers } from "./account.ts";
import { activityDataHandlers } from "./activity-data.ts";
import { aiHandlers } from "./ai.ts";
import { applicationHandlers } from "./applications.ts";
import { assessmentHandlers } from "./assessments.ts";
import { authHandlers } from "./auth.ts";
import { campaignHandlers } from "./campaign.ts";
import { checkHandlers } from "./checks.ts";
import { cloudHandlers } from "./cloud.ts";
import { decisionHandlers } from "./decisions.ts";
import { exportHandlers } from "./exports.ts";
import { guideHandlers } from "./guide.ts";
import { helpHandlers } from "./help.ts";
import { jiraHandlers } from "./jira.ts";
import { mailHandlers } from "./mail.ts";
import { memberHandlers } from "./members.ts";
import { misCommonHandlers } from "./mis/common.ts";
import { companyHandlers } from "./mis/companies.ts";
import { configHandlers } from "./mis/config.ts";
import { jobHandlers } from "./mis/jobs.ts";
import { logHandlers } from "./mis/logs.ts";
import { staffAccountHandlers } from "./mis/staff-accounts.ts";
import { staffScanHandlers } from "./mis/staff-scans.ts";
import { templateHandlers } from "./mis/templates.ts";
import { objectHandlers } from "./objects.ts";
import { scanHandlers } from "./scans.ts";
import { secondFactorHandlers } from "./second-factors.ts";
import { sharedReportHandlers } from "./shared-reports.ts";
import { trackingHandlers } from "./tracking.ts";
import { uploadHandlers } from "./uploads.ts";
import { viewHandlers } from "./views.ts";

/** What answers each endpoint of the contract. */
export const handlersOf = (services: Services): Handler[] =>
  [
    memberHandlers,
    accountHandlers,
    authHandlers,
    objectHandlers,
    assessmentHandlers,
    checkHandlers,
    applicationHandlers,
    decisionHandlers,
    exportHandlers,
    activityDataHandlers,
    scanHandlers,
    sharedReportHandlers,
    uploadHandlers,
    mailHandlers,
    aiHandlers,
    cloudHandlers,
    guideHandlers,
    helpHandlers,
    jiraHandlers,
    trackingHandlers,
    campaignHandlers,
    jobHandlers,
    logHandlers,
    misCommonHandlers,
    companyHandlers,
    configHandlers,
    templateHandlers,
    staffScanHandlers,
    staffAccountHandlers,
    secondFactorHandlers,
    viewHandlers,
  ].flatMap((group) => group(services));
