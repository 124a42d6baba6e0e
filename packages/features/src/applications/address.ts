import { ASSET_TYPES } from "@candor/api/entities";
import {
  defineAddress,
  flag,
  key,
  listFields,
  oneOf,
  type StateOf,
  someOf,
  sortFields,
  uuid,
  words,
} from "../address/index.ts";
import { tableFilters } from "../evidence/index.ts";

export const APPLICATION_SORTS = ["object", "score", "thirdParties", "outside", "assessed"] as const;

/** The list of applications. */
export const applicationsAddress = defineAddress({
  path: "/applications",
  fields: {
    types: someOf("type", ASSET_TYPES),
    ...listFields,
    ...sortFields(APPLICATION_SORTS, "assessed", true),
  },
});
export type ApplicationsState = StateOf<typeof applicationsAddress>;

/** One application as one scan found it. */
export const applicationAddress = defineAddress({
  path: "/applications/:scanId",
  fields: { scanId: uuid("scan") },
});

export const applicationHref = (scanId: string): string => applicationAddress.href({ scanId });

/** What the tables of a card are set to. */
const tableFields = {
  /** Which of the card's tables. */
  table: key("table"),
  /** Which of the table's own tabs. */
  view: key("view"),
  search: words("q", 200),
  filters: tableFilters("filter"),
  sort: key("sort"),
  descending: flag("desc"),
};

/** The bodies that a card is shown with, by the segment of their address. */
export const CARD_KINDS = [
  "sdks",
  "cookies",
  "data-sharing",
  "t",
  "detail",
  "detail2",
  "sl",
  "dc",
  "dcaws",
  "ds",
  "pl",
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

const cardFields = {
  objectId: uuid("object"),
  /** The assessment: it is what makes a version of an object. */
  objectVersionId: uuid("version"),
  scanId: uuid("scan"),
  kind: oneOf("kind", CARD_KINDS, "t"),
  cardKey: key("card"),
  /** What a detail is about: a vendor, and one of its hosts. */
  owner: words("of", 200),
  host: words("host", 253),
  ...tableFields,
};

/** One card of one version of an application. */
export const cardAddress = defineAddress({
  path: "/apps/:objectId/:objectVersionId/:scanId/:kind/:cardKey?",
  fields: cardFields,
});
export type CardState = StateOf<typeof cardAddress>;

/** The older form of a card's table. */
export const cardTableAddress = defineAddress({
  path: "/applications/:objectId/:objectVersionId/:scanId/:kind/:cardKey?",
  fields: cardFields,
});

/** The card of an address that names none. */
const OWN_CARD: Partial<Record<CardKind, string>> = {
  sdks: "sdks",
  cookies: "cookies",
  "data-sharing": "data_sharing",
  ds: "data_sharing",
  dc: "cross_border",
  dcaws: "cross_border",
  pl: "privacy_label",
  sl: "tracking_pixel",
};

export const cardKeyOf = ({ kind, cardKey }: Pick<CardState, "kind" | "cardKey">): string | null =>
  cardKey ?? OWN_CARD[kind] ?? null;

/** What the page and the top bar of a card ask for. An id that is none is empty: not the last assessment is meant. */
export const cardScanOf = ({ objectId, scanId }: Pick<CardState, "objectId" | "scanId">) => ({
  objectId,
  scanId: scanId ?? "",
});

/** The analysis of the application that the top bar is about. */
export const analysisAddress = defineAddress({
  path: "/analysisnew",
  fields: { card: key("card"), ...tableFields },
});
export type AnalysisState = StateOf<typeof analysisAddress>;
