import { type AccessCases, byId, nowhere } from "./cases.ts";

export const sharedReportsCases = {
  "report.shares": { request: { assessment_id: nowhere }, answer: "assessment.not_found" },
  "report.share": {
    request: { assessment_id: nowhere, days: 7, password: null },
    answer: "assessment.not_found",
  },
  "report.revoke": { request: byId, answer: "assessment.share_gone" },
  "report.open": { request: { code: "none" }, answer: "assessment.share_gone" },
} satisfies AccessCases;
