import { type AccessCases, byId, nowhere } from "./cases.ts";

export const assessmentsCases = {
  "assessment.list": { request: {} },
  "assessment.times": { request: {} },
  "assessment.limits": { request: {} },
  "assessment.detail": { request: byId, answer: "assessment.not_found" },
  "assessment.submit": { request: { object_ids: [nowhere], authorised: true }, answer: "object.not_found" },
  "assessment.retry": { request: byId, answer: "assessment.not_found" },
} satisfies AccessCases;
