import { accountCases } from "./account.ts";
import { activityDataCases } from "./activity-data.ts";
import { aiCases } from "./ai.ts";
import { applicationsCases } from "./applications.ts";
import { assessmentsCases } from "./assessments.ts";
import { authCases } from "./auth.ts";
import { campaignCases } from "./campaign.ts";
import type { AccessCases } from "./cases.ts";
import { checksCases } from "./checks.ts";
import { cloudCases } from "./cloud.ts";
import { configCases } from "./config.ts";
import { exportsCases } from "./exports.ts";
import { helpCases } from "./help.ts";
import { jiraCases } from "./jira.ts";
import { membersCases } from "./members.ts";
import { misCases } from "./mis.ts";
import { objectsCases } from "./objects.ts";
import { scansCases } from "./scans.ts";
import { sharedReportsCases } from "./shared-reports.ts";
import { trackingCases } from "./tracking.ts";
import { uploadsCases } from "./uploads.ts";
import { viewsCases } from "./views.ts";

export const accessCases: AccessCases = {
  ...membersCases,
  ...accountCases,
  ...activityDataCases,
  ...applicationsCases,
  ...assessmentsCases,
  ...authCases,
  ...checksCases,
  ...objectsCases,
  ...scansCases,
  ...sharedReportsCases,
  ...uploadsCases,
  ...aiCases,
  ...cloudCases,
  ...exportsCases,
  ...helpCases,
  ...jiraCases,
  ...trackingCases,
  ...campaignCases,
  ...misCases,
  ...configCases,
  ...viewsCases,
};
