import type { AccessCases } from "./cases.ts";

export const helpCases = {
  "help.category": { request: {} },
  "help.content": { request: { id: "no-such-page" }, answer: "help.not_found" },
  "help.search": { request: { query: "consent" } },
  "help.document": { request: { id: "cookie-notice" } },
  "help.setup": { request: {} },
  "help.new": { request: {} },
  "help.newUpdate": { request: {} },
  "guide.read": { request: { read_type: "skip" } },
} satisfies AccessCases;
