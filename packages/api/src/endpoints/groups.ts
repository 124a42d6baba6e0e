import * as account from "./accounts/account.ts";
import * as auth from "./accounts/auth.ts";
import * as company from "./accounts/company.ts";
import * as invitations from "./accounts/invitations.ts";
import * as members from "./accounts/members.ts";
import * as password from "./accounts/password.ts";
import * as registration from "./accounts/registration.ts";
import * as secondFactors from "./accounts/second-factors.ts";
import * as signon from "./accounts/signon.ts";
import * as staffauth from "./accounts/staffauth.ts";
import * as misActivities from "./mis/activities.ts";
import * as misCardPreviews from "./mis/card-previews.ts";
import * as misCards from "./mis/cards.ts";
import * as misCommon from "./mis/common.ts";
import * as misCompanies from "./mis/companies.ts";
import * as misDetections from "./mis/detections.ts";
import * as misEvidenceTables from "./mis/evidence-tables.ts";
import * as misHealth from "./mis/health.ts";
import * as misJobs from "./mis/jobs.ts";
import * as misLogs from "./mis/logs.ts";
import * as misScanCorrections from "./mis/scan-corrections.ts";
import * as misScanFiles from "./mis/scan-files.ts";
import * as misScanReview from "./mis/scan-review.ts";
import * as misScans from "./mis/scans.ts";
import * as misStaff from "./mis/staff.ts";
import * as misTemplates from "./mis/templates.ts";
import * as cloud from "./objects/cloud.ts";
import * as objects from "./objects/objects.ts";
import * as uploads from "./objects/uploads.ts";
import * as analysis from "./results/analysis.ts";
import * as assessments from "./results/assessments.ts";
import * as checkActions from "./results/check-actions.ts";
import * as checks from "./results/checks.ts";
import * as comments from "./results/comments.ts";
import * as comparison from "./results/comparison.ts";
import * as compliance from "./results/compliance.ts";
import * as decisions from "./results/decisions.ts";
import * as exports from "./results/exports.ts";
import * as home from "./results/home.ts";
import * as jira from "./results/jira.ts";
import * as overview from "./results/overview.ts";
import * as policies from "./results/policies.ts";
import * as preview from "./results/preview.ts";
import * as risks from "./results/risks.ts";
import * as sharedReports from "./results/shared-reports.ts";
import * as views from "./results/views.ts";
import * as activityData from "./support/activity-data.ts";
import * as ai from "./support/ai.ts";
import * as campaign from "./support/campaign.ts";
import * as guide from "./support/guide.ts";
import * as help from "./support/help.ts";
import * as news from "./support/news.ts";
import * as tracking from "./support/tracking.ts";

/** What each file declares, endpoints and what they share: customers' first, which name what both read. */
export const groups = {
  account,
  auth,
  company,
  invitations,
  members,
  password,
  registration,
  secondFactors,
  signon,
  staffauth,
  cloud,
  objects,
  uploads,
  analysis,
  assessments,
  checkActions,
  checks,
  comments,
  comparison,
  compliance,
  decisions,
  exports,
  home,
  jira,
  overview,
  policies,
  preview,
  risks,
  sharedReports,
  views,
  activityData,
  ai,
  campaign,
  guide,
  help,
  news,
  tracking,
  misActivities,
  misCardPreviews,
  misCards,
  misCommon,
  misCompanies,
  misDetections,
  misEvidenceTables,
  misHealth,
  misJobs,
  misLogs,
  misScanCorrections,
  misScanFiles,
  misScanReview,
  misScans,
  misStaff,
  misTemplates,
};
