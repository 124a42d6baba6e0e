import { accountCases } from "./account.ts";
import { assessmentsCases } from "./assessments.ts";
import { authCases } from "./auth.ts";
import type { AccessCases } from "./cases.ts";
import { checksCases } from "./checks.ts";
import { cloudCases } from "./cloud.ts";
import { helpCases } from "./help.ts";
import { membersCases } from "./members.ts";
import { jiraCases } from "./jira.ts";
import { objectsCases } from "./objects.ts";
import { scansCases } from "./scans.ts";
import { trackingCases } from "./tracking.ts";
import { uploadsCases } from "./uploads.ts";

export const accessCases: AccessCases = {
  ...membersCases,
  ...accountCases,
  ...assessmentsCases,
  ...authCases,
  ...checksCases,
  ...objectsCases,
  ...scansCases,
  ...uploadsCases,
  ...cloudCases,
  ...helpCases,
  ...jiraCases,
  ...trackingCases,
};
