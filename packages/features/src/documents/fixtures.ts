import type { LegalDocument } from "@candor/api/entities";

/** An invented document for stories and tests. */
export const NOTICE: LegalDocument = {
  id: "cookie-notice",
  title: "Cookie notice",
  markdown: [
    "Little is kept in your browser, and only what is needed.",
    "## One cookie",
    "| name | what for | how long |\n|---|---|---|\n| `candor.lang` | the language you chose | 1 year |",
    "## Your choice",
    "There is nothing to refuse. You can clear everything in your browser’s settings.",
  ].join("\n\n"),
  updated_on: "2026-11-21",
};
