import { type AccessCases, byId, nowhere } from "./cases.ts";

const object = { object_id: nowhere };

export const applicationsCases = {
  "application.list": { request: {} },
  "application.detail": { request: object, answer: "check.analysis_not_found" },
  "application.card": {
    request: { ...object, card_key: "cookies" },
    answer: "check.analysis_not_found",
  },
  "vendor.detail": { request: { name: "Nobody at all" }, answer: "check.vendor_not_found" },
  "application.history": { request: object, answer: "object.not_found" },
  "check.compare": { request: object, answer: "object.not_found" },
  "check.compareDetail": { request: byId, answer: "check.not_found" },
  "compliance.list": { request: {} },
  "compliance.detail": { request: { id: "none" }, answer: "check.scenario_not_found" },
  "compliance.scan": {
    request: { scan_id: nowhere, id: "consent" },
    answer: "check.scenario_not_found",
  },
  "compliance.texts": { request: { id: "none" }, answer: "check.scenario_not_found" },
  "compliance.follow": { request: { id: "none", followed: true }, answer: "check.scenario_not_found" },
  "home.overview": { request: {} },
  "home.checks": { request: { part: "mine", page: 1 } },
  "news.detail": { request: byId, answer: "news.not_found" },
  "overview.sheet": { request: {} },
  "overview.pdf": { request: {} },
  "policy.list": { request: {} },
  "regulation.list": { request: {} },
  "risk.list": { request: {} },
} satisfies AccessCases;
