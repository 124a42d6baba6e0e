import { type AccessCases, byId } from "./cases.ts";

export const checksCases = {
  "check.list": { request: {} },
  "check.detail": { request: byId, answer: "check.not_found" },
  "dashboard.overview": { request: {} },
} satisfies AccessCases;
