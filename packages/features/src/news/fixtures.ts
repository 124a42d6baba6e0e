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

/** The same, in Chinese, with a neighbour that is in English alone. */
export const CHINESE_ARTICLE: ReplyOf<typeof getNews> = {
  ...ARTICLE,
  id: uuid(2),
  language: "cn",
  title: "Cookie 同意弹窗的新规则有哪些要求",
  summary: "拒绝必须与接受同样容易：位于第一层，一次点击即可完成。",
  markdown:
    "## 有哪些变化\n\n主管部门认为，**同等显著**指大小、颜色和点击次数都相同。\n\n- 接受一次点击，拒绝也一次点击\n- 颜色不偏向任何一方\n\n## 怎么做\n\n评估您的网站，查看“同意”场景下的检查项。",
  older: { ...item, id: uuid(1), title: ARTICLE.title },
};
