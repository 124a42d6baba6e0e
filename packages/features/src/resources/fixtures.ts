import type { Resource } from "./queries.ts";

const uuid = (number: number) => `0198d000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const resource = (number: number, rest: Partial<Resource["data"]> = {}, enable = true): Resource => ({
  id: uuid(number),
  key: `resource-${number}`,
  enable,
  revision: 3,
  updated_at: "2026-11-16T08:00:00.000Z",
  updated_by: "Wang Min",
  data: {
    kind: "article",
    title: { en: "What the new rules on consent banners ask for", cn: "" },
    summary: { en: "Rejecting has to be as easy as accepting.", cn: "" },
    text: { en: "## What changes\n\nThe authority reads **equal prominence** strictly.", cn: "" },
    url: "https://authority.example/decisions/2026-11",
    file: null,
    cover: null,
    position: 0,
    published_at: "2026-11-16T08:00:00.000Z",
    ...rest,
  },
});

export const PUBLISHED = resource(1);
export const DRAFT = resource(2, {
  kind: "white_paper",
  title: { en: "Cross-border transfers: a checklist", cn: "跨境传输自查清单" },
  published_at: null,
});

/** One of each state. */
export const RESOURCES: Resource[] = [
  PUBLISHED,
  DRAFT,
  resource(3, { title: { en: "", cn: "同意弹窗新规解读" }, published_at: "2099-01-01T00:00:00.000Z" }),
  resource(4, { kind: "event", title: { en: "Privacy day 2025", cn: "" } }, false),
];
