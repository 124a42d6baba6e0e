import type { AccessCases } from "./cases.ts";

const none = { request: { cid: "none", rid: "none" }, answer: "check.analysis_not_found" } as const;

export const activityDataCases = {
  "activity.result": none,
  "activity.resultDetail": none,
  "activity.previewResult": none,
  "activity.previewResultDetail": none,
} satisfies AccessCases;
