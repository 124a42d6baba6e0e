import { LANGUAGES } from "@candor/api/entities";
import { defineAddress, listFields, oneOf, type StateOf, uuid } from "../address/index.ts";

/** Where customers meet a card: among the others of an application, and on its own page. */
export const PLACES = ["overview", "page"] as const;

const listAt = (path: string) => defineAddress({ path, fields: { ...listFields } });
const entryAt = (path: string) =>
  defineAddress({
    path: `${path}/:entryId`,
    fields: {
      entryId: uuid("entry"),
      place: oneOf("place", PLACES, "overview"),
      /** Of the preview; null: the reader’s own. */
      language: oneOf("language", LANGUAGES),
      scanId: uuid("scan"),
    },
  });

const CARD = "/view-mis/configs/card";
const TEMPLATE = "/view-mis/configs/card-template";
const CHART = "/view-mis/configs/card-chart";

export const cardsAddress = listAt(CARD);
export const cardEntryAddress = entryAt(CARD);
export const cardTemplatesAddress = listAt(TEMPLATE);
export const cardTemplateAddress = entryAt(TEMPLATE);
export const cardChartsAddress = listAt(CHART);
export const cardChartAddress = entryAt(CHART);

/** A list of one kind of entry. */
export type EntriesState = StateOf<typeof cardsAddress>;
/** One entry, and what its preview shows. */
export type EntryState = StateOf<typeof cardEntryAddress>;
