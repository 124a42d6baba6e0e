import type { getNews, ReplyOf } from "@candor/api/contract";

const uuid = (number: number) => `0198c000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const item = { kind: "article" as const, language: "en" as const, published_at: "2026-11-16T08:00:00.000Z" };

/** A reply of the article's call. */
export const ARTICLE: ReplyOf<typeof getNews> = {
  ...item,
  id: uuid(1),
  title: "What the new rules on consent banners ask for",
  summary: "Rejecting has to be as easy as accepting, on the first layer and in one click.",
  markdown:
    "## What changes\n\nThe authority reads **equal prominence** as the same size, colour and number of clicks.\n\n- One click to accept, one to reject\n- No colour that pulls to one of them\n\n<script>alert(1)</script>\n\n## What to do\n\nAssess your sites and look at the checks of the scenario *Consent*.",
  source: "https://authority.example/decisions/2026-11",
  file: { url: "/api/files/0?e=0&s=x", media_type: "application/pdf", size: 1_240_000 },
  newer: null,
  older: { ...item, id: uuid(2), title: "跨境传输自查清单", language: "cn" },
};
