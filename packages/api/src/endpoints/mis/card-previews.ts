import * as z from "zod/mini";
import * as calls from "../../contract/mis/card-previews.ts";
import { CARD_BREAKS } from "../../contract/mis/card-previews.ts";
import { bilingual, id } from "../../entities/common.ts";
import { cardChart, cardConfig, cardTemplate } from "../../entities/config/config.ts";
import { configKey } from "../../entities/config/fields.ts";
import { ANALYSIS_CARDS } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { applicationCardBody, applicationCardHead } from "../results/analysis.ts";

/** What is looked at: an entry as it is typed. */
const typed = {
  key: configKey,
  enable: z.boolean(),
  /** The scan whose rows are shown; absent: the newest that has some. */
  report_id: z.optional(id),
};

const preview = z.object({
  /** Scans to choose from, the newest first. */
  scans: z.array(z.object({ report_id: id, number: z.int(), object_name: z.string() })),
  report_id: z.nullable(id),
  /** As the overview of an application shows it; null: there is nothing to show it with. */
  head: z.nullable(applicationCardHead),
  /** As its own page shows it. */
  card: z.nullable(applicationCardBody),
  /** Keys of what would change with it: the cards of a template, the charts of a card, the card of a chart. */
  users: z.array(z.string()),
  /** Published scans of objects whose page has it. */
  results: z.int(),
  breaks: z.array(
    z.object({
      kind: z.enum(CARD_BREAKS),
      /** Key of the card or the chart that breaks. */
      entry: z.string(),
      /** Table or column that is missing; null where it is not about one. */
      name: z.nullable(z.string()),
    }),
  ),
});

export const previewCard = defineEndpoint(calls.previewCard, {
  request: z.object({ ...typed, data: cardConfig }),
  reply: preview,
  doc: "A card on the rows of one scan, as its customers would see it, and what publishing it would break. `card.update` refuses what this lists.",
});

export const previewCardTemplate = defineEndpoint(calls.previewCardTemplate, {
  request: z.object({
    ...typed,
    data: cardTemplate,
    /** What it lays out; absent: what its first card shows, else what brings its table. */
    source: z.optional(z.enum(ANALYSIS_CARDS)),
  }),
  reply: preview,
  doc: "A card template on the rows of one scan, and what publishing it would break. `cardTemplate.update` refuses what this lists.",
});

export const previewCardChart = defineEndpoint(calls.previewCardChart, {
  request: z.object({ ...typed, data: cardChart }),
  reply: preview,
  doc: "A chart on its card, on the rows of one scan, and what publishing it would break. `cardChart.update` refuses what this lists.",
});

export const cardOptions = defineEndpoint(calls.cardOptions, {
  request: z.object({}),
  reply: z.object({
    templates: z.array(z.object({ key: z.string(), title: bilingual, enable: z.boolean() })),
    cards: z.array(z.object({ key: z.string(), title: bilingual, enable: z.boolean() })),
  }),
  doc: "The card templates that a card may have, and the cards that a chart may stand on, by title.",
});
