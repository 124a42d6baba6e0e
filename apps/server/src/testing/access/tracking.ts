import type { AccessCases } from "./cases.ts";

export const trackingCases = {
  "tracking.event": { request: { type: "page_view", page: "/dashboard" } },
  "tracking.feedback": {
    request: { text: "Good", screenshot: "bm8gcGljdHVyZQ==" },
    answer: "feedback.screenshot_type",
  },
  "tracking.error": { request: { type: "error", content: "no JSON" }, answer: "common.invalid" },
  "tracking.feedbackList": { request: {} },
  "tracking.errorList": { request: {} },
} satisfies AccessCases;
