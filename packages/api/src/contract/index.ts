import * as account from "./account.ts";
import * as activityData from "./activity-data.ts";
import * as ai from "./ai.ts";
import * as analysis from "./analysis.ts";
import * as assessments from "./assessments.ts";
import * as auth from "./auth.ts";
import * as campaign from "./campaign.ts";
import * as checkActions from "./check-actions.ts";
import * as checks from "./checks.ts";
import * as cloud from "./cloud.ts";
import * as comments from "./comments.ts";
import * as company from "./company.ts";
import * as comparison from "./comparison.ts";
import * as compliance from "./compliance.ts";
import * as decisions from "./decisions.ts";
import type { Endpoint } from "./endpoint.ts";
import * as exports from "./exports.ts";
import * as guide from "./guide.ts";
import * as help from "./help.ts";
import * as home from "./home.ts";
import * as invitations from "./invitations.ts";
import * as jira from "./jira.ts";
import * as members from "./members.ts";
import * as misActivities from "./mis-activities.ts";
import * as misCardPreviews from "./mis-card-previews.ts";
import * as misCards from "./mis-cards.ts";
import * as misCommon from "./mis-common.ts";
import * as misCompanies from "./mis-companies.ts";
import * as misConfig from "./mis-config.ts";
import * as misDetections from "./mis-detections.ts";
import * as misEvidenceTables from "./mis-evidence-tables.ts";
import * as misHealth from "./mis-health.ts";
import * as misJobs from "./mis-jobs.ts";
import * as misLogs from "./mis-logs.ts";
import * as misScanFiles from "./mis-scan-files.ts";
import * as misScans from "./mis-scans.ts";
import * as misStaff from "./mis-staff.ts";
import * as misTemplates from "./mis-templates.ts";
import * as news from "./news.ts";
import * as objects from "./objects.ts";
import * as overview from "./overview.ts";
import * as password from "./password.ts";
import * as policies from "./policies.ts";
import * as preview from "./preview.ts";
import * as registration from "./registration.ts";
import * as risks from "./risks.ts";
import * as scans from "./scans.ts";
import * as secondFactors from "./second-factors.ts";
import * as signon from "./signon.ts";
import * as staffauth from "./staffauth.ts";
import * as tracking from "./tracking.ts";
import * as trends from "./trends.ts";
import * as uploads from "./uploads.ts";
import * as views from "./views.ts";

export * from "./account.ts";
export * from "./activity-data.ts";
export * from "./ai.ts";
export * from "./analysis.ts";
export * from "./assessments.ts";
export * from "./auth.ts";
export * from "./campaign.ts";
export * from "./check-actions.ts";
export * from "./check-request.ts";
export * from "./checks.ts";
export * from "./cloud.ts";
export * from "./comments.ts";
export * from "./company.ts";
export * from "./comparison.ts";
export * from "./compliance.ts";
export * from "./decisions.ts";
export * from "./endpoint.ts";
export * from "./exports.ts";
export * from "./files.ts";
export * from "./guide.ts";
export * from "./help.ts";
export * from "./home.ts";
export * from "./invitations.ts";
export * from "./jira.ts";
export * from "./members.ts";
export * from "./mis-activities.ts";
export * from "./mis-card-previews.ts";
export * from "./mis-cards.ts";
export * from "./mis-common.ts";
export * from "./mis-companies.ts";
export * from "./mis-config.ts";
export type { ConfigEndpoints } from "./mis-config-endpoints.ts";
export * from "./mis-detections.ts";
export * from "./mis-evidence-tables.ts";
export * from "./mis-health.ts";
export * from "./mis-jobs.ts";
export * from "./mis-logs.ts";
export * from "./mis-scan-files.ts";
export * from "./mis-scans.ts";
export * from "./mis-staff.ts";
export * from "./mis-templates.ts";
export * from "./news.ts";
export * from "./objects.ts";
export * from "./overview.ts";
export * from "./password.ts";
export * from "./policies.ts";
export * from "./preview.ts";
export * from "./registration.ts";
export * from "./risks.ts";
export * from "./scans.ts";
export * from "./second-factors.ts";
export * from "./signon.ts";
export * from "./staffauth.ts";
export * from "./tracking.ts";
export * from "./trends.ts";
export * from "./uploads.ts";
export * from "./views.ts";

/** Every endpoint. The server refuses to start when one has no handler. */
export const endpoints: readonly Endpoint[] = [
  members,
  invitations,
  company,
  ai,
  cloud,
  guide,
  help,
  jira,
  tracking,
  signon,
  registration,
  preview,
  password,
  account,
  auth,
  staffauth,
  secondFactors,
  objects,
  assessments,
  checks,
  home,
  news,
  overview,
  policies,
  trends,
  compliance,
  risks,
  comparison,
  analysis,
  activityData,
  decisions,
  exports,
  comments,
  checkActions,
  scans,
  uploads,
  views,
  campaign,
  misActivities,
  misCommon,
  misCompanies,
  misConfig,
  misDetections,
  misEvidenceTables,
  ...Object.values(misConfig.configCalls),
  misHealth,
  misJobs,
  misLogs,
  misScanFiles,
  misScans,
  misCardPreviews,
  misCards,
  misTemplates,
  misStaff,
]
  .flatMap((group) => Object.values(group))
  .filter((value): value is Endpoint => typeof value === "object" && value !== null && "path" in value);
