import { assessmentsCases } from "./assessments.ts";
import { authCases } from "./auth.ts";
import type { AccessCases } from "./cases.ts";
import { checksCases } from "./checks.ts";
import { objectsCases } from "./objects.ts";
import { scansCases } from "./scans.ts";
import { uploadsCases } from "./uploads.ts";

export const accessCases: AccessCases = {
  ...assessmentsCases,
  ...authCases,
  ...checksCases,
  ...objectsCases,
  ...scansCases,
  ...uploadsCases,
};
