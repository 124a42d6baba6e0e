import { type AccessCases, byId } from "./cases.ts";

export const cloudCases = {
  "cloud.exists": { request: {} },
  "cloud.get": { request: {} },
  "cloud.add": { request: { account_id: "123456789012" }, answer: "cloud.not_configured" },
  "cloud.checkAws": { request: byId, answer: "cloud.not_configured" },
  "cloud.disconnect": { request: byId, answer: "cloud.not_found" },
} satisfies AccessCases;
