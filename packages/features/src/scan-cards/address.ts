import { ANALYSIS_CARDS, LANGUAGES } from "@candor/api/entities";
import { defineAddress, oneOf, type StateOf, uuid } from "../address/index.ts";

/** Whose tables are shown: what customers see, or what the engine saw. */
export const SIDES = ["customer", "engine"] as const;

/** The cards of one scan. */
export const scanCardsAddress = defineAddress({
  path: "/view-mis/scan-card-result/:scanId",
  fields: {
    scanId: uuid("scan"),
    /** The object whose cards are shown; null: the first. */
    reportId: uuid("report"),
    card: oneOf("card", ANALYSIS_CARDS, "data_sharing"),
    side: oneOf("side", SIDES, "customer"),
    /** Of the preview; null: the reader’s own. */
    language: oneOf("language", LANGUAGES),
  },
});
export type ScanCardsState = StateOf<typeof scanCardsAddress>;

export const scanCardsHref = (scanId: string): string => scanCardsAddress.href({ scanId });
