import type { cardOptions, ReplyOf } from "@candor/api/contract";
import { DETAIL, IDS, sharingCard } from "../applications/fixtures.ts";
import type { Entry } from "../config-editor/index.ts";
import type { Card, CardChart, CardTemplate, Preview } from "./queries.ts";

const say = (en: string, cn: string) => ({ en, cn });

const entry = <Data>(id: string, key: string, data: Data): Entry<Data> => ({
  ...{ id: `9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e${id}`, key, data, draft: null },
  ...{ enable: true, revision: 3, updated_at: "2026-11-18T14:20:00.000Z", updated_by: "He Ting" },
});

export const CARD_ENTRY = entry<Card>("21", "recipients", {
  ...{ title: say("Who gets data", "谁获得数据"), sub_title: say("", ""), card_template: "ribbons" },
  ...{ source: "data_sharing", asset_types: ["website"], position: 1 },
});
export const TEMPLATE_ENTRY = entry<CardTemplate>("22", "ribbons", {
  ...{ title: say("Ribbons and hosts", "流向带与主机"), layout: "flow", evidence_table: "hosts" },
  help: say("Read from left to right.", "请从左向右阅读。"),
});
export const CHART_ENTRY = entry<CardChart>("23", "by-category", {
  ...{ title: say("By category", "按类别"), card: "recipients", chart: "bar", dimension: "category" },
  ...{ metric: "count", metric_key: null, max_items: 5 },
});

const [head] = DETAIL.cards;

export const PREVIEW: Preview = {
  scans: [{ report_id: IDS.scan, number: 20004, object_name: "shop.example.com" }],
  report_id: IDS.scan,
  head: head ?? null,
  card: { ...sharingCard, help: TEMPLATE_ENTRY.data.help },
  users: ["by-category"],
  results: 12,
  breaks: [],
};

export const OPTIONS: ReplyOf<typeof cardOptions> = {
  templates: [{ key: TEMPLATE_ENTRY.key, title: TEMPLATE_ENTRY.data.title, enable: true }],
  cards: [{ key: CARD_ENTRY.key, title: CARD_ENTRY.data.title, enable: true }],
};
