import { cardChart, cardConfig, cardTemplate, type EvidenceTable, viewOf } from "@candor/api/entities";
import { checking } from "../config-editor/index.ts";
import type { Card, CardChart, CardTemplate } from "./queries.ts";

const NONE = { en: "", cn: "" };

export const checkCard = checking<Card>(cardConfig);
export const checkTemplate = checking<CardTemplate>(cardTemplate);
export const checkChart = checking<CardChart>(cardChart);

/** What a new entry begins as. */
export const NEW_CARD: Card = {
  ...{ title: NONE, sub_title: NONE, card_template: "", source: "data_sharing" },
  ...{ asset_types: ["website"], position: 0 },
};
export const NEW_TEMPLATE: CardTemplate = { title: NONE, help: NONE, layout: "table", evidence_table: "" };
export const NEW_CHART: CardChart = {
  ...{ title: NONE, card: "", chart: "bar", dimension: "", metric: "count" },
  ...{ metric_key: null, max_items: 5 },
};

export interface Column {
  key: string;
  title: { en: string; cn: string };
}

/** Every column of some tables once, as staff laid it out, else as the engine has it. */
export function columnsIn(tables: readonly EvidenceTable[]): Column[] {
  const found = new Map<string, Column>();
  for (const table of tables) {
    const { layout: _, ...plain } = table;
    for (const { key, title } of [...viewOf(table).columns, ...viewOf(plain).columns])
      if (!found.has(key)) found.set(key, { key, title });
  }
  return [...found.values()];
}
