import {
  cardOptions,
  configCalls,
  previewCard,
  previewCardChart,
  previewCardTemplate,
  type ReplyOf,
} from "@candor/api/contract";
import type { Bilingual, ConfigData } from "@candor/api/entities";
import { configHooks } from "../config-editor/index.ts";
import { useEndpoint } from "../platform/index.ts";

export type Card = ConfigData<"card">;
export type CardTemplate = ConfigData<"card_template">;
export type CardChart = ConfigData<"card_chart">;
export type Preview = ReplyOf<typeof previewCard>;

/** What one entry changes, the previews of the others show too. */
const STALE = [cardOptions, previewCard, previewCardChart, previewCardTemplate];

export const cards = configHooks<Card>(configCalls.card, STALE);
export const cardTemplates = configHooks<CardTemplate>(configCalls.card_template, STALE);
export const cardCharts = configHooks<CardChart>(configCalls.card_chart, STALE);

export interface Previewed<Data> {
  key: string;
  enable: boolean;
  data: Data;
  /** Null: the newest scan that has rows. */
  scanId: string | null;
}

/** Titles are drawn where they are typed: they need no answer of the server. */
const TITLE: Bilingual = { en: "–", cn: "–" };
const asked = <Data extends { title: Bilingual }>({ key, enable, data, scanId }: Previewed<Data>) => ({
  ...{ key, enable, data: { ...data, title: TITLE } },
  ...(scanId && { report_id: scanId }),
});
const quietly = { quiet: true, keepPrevious: true };

export const useCardPreview = ({ data, ...of }: Previewed<Card>) =>
  useEndpoint(previewCard, asked({ ...of, data: { ...data, sub_title: { en: "", cn: "" } } }), quietly);
export const useTemplatePreview = ({ data, ...of }: Previewed<CardTemplate>) =>
  useEndpoint(previewCardTemplate, asked({ ...of, data }), quietly);
export const useChartPreview = (of: Previewed<CardChart>) =>
  useEndpoint(previewCardChart, asked(of), quietly);

export const useOptions = () => useEndpoint(cardOptions, {}, { quiet: true });

/** Tables that staff laid out, which a template can lead with. */
export const useTables = () =>
  useEndpoint(configCalls.evidence_table.list, { page_size: 100 }, { quiet: true });
