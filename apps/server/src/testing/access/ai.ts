import type { AccessCases } from "./cases.ts";

export const aiCases = {
  "ai.ask": { request: { question: "What is a cookie?" } },
} satisfies AccessCases;
