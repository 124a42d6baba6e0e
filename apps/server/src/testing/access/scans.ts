import { type AccessCases, byId, nowhere } from "./cases.ts";

export const scansCases = {
  "scan.list": { request: {} },
  "scan.detail": { request: byId, answer: "assessment.not_found" },
  "scan.editResult": {
    request: { result_id: nowhere, outcome: "passed", level: "low", hidden: false, note: "x" },
    answer: "scan.result_not_found",
  },
  "scan.restoreResult": { request: { result_id: nowhere }, answer: "scan.result_not_found" },
  "scan.publish": { request: byId, answer: "assessment.not_found" },
  "scan.regenerate": { request: byId, answer: "assessment.not_found" },
  "scan.rescan": { request: byId, answer: "assessment.not_found" },
  "scan.markFailed": {
    request: { ...byId, reason: { en: "No answer", cn: "无响应" } },
    answer: "assessment.not_found",
  },
  "mail.list": { request: {} },
} satisfies AccessCases;
