import { COLUMN_POSITIONS, LANGUAGES } from "@candor/api/entities";
import { defineAddress, oneOf, type StateOf, uuid } from "../address/index.ts";

/** What a preview on sample rows is set to, in the address: the place of the rows, the language, the scan. */
export const previewFields = {
  preview: oneOf("preview", COLUMN_POSITIONS, "table"),
  /** Of the preview; null: the reader’s own. */
  language: oneOf("language", LANGUAGES),
  scanId: uuid("scan"),
};
const previewAddress = defineAddress({ fields: previewFields });
export type PreviewState = StateOf<typeof previewAddress>;
