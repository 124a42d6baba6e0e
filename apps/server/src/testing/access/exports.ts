import { type AccessCases, nowhere } from "./cases.ts";

export const exportsCases = {
  "check.export": { request: {} },
  "risk.export": { request: {} },
  "compliance.export": { request: {} },
  "check.compareExport": { request: { object_id: nowhere }, answer: "object.not_found" },
  "check.assetsExport": { request: { check_id: "nothing" }, answer: "check.not_found" },
  "check.evidenceExport": { request: { id: nowhere, table: "x" }, answer: "check.not_found" },
  "application.cardExport": {
    request: { object_id: nowhere, card_key: "cookies", table: "x" },
    answer: "check.analysis_not_found",
  },
  "decision.list": { request: {} },
  "decision.export": { request: {} },
} satisfies AccessCases;
