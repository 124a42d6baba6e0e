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
  "scan.correctionBegin": { request: byId, answer: "assessment.not_found" },
  "scan.correctionDiscard": { request: byId, answer: "assessment.not_found" },
  "scan.correctionPublish": {
    request: { ...byId, reason: { en: "Measured again", cn: "已重新测量" } },
    answer: "assessment.not_found",
  },
  "scan.confirmResults": {
    request: { ...byId, results: [{ result_id: nowhere, outcome: "passed", level: "low" }] },
    answer: "assessment.not_found",
  },
  "scan.presence": { request: { ...byId, result_id: null }, answer: "assessment.not_found" },
  "mail.list": { request: {} },
} satisfies AccessCases;
