import { LANGUAGES } from "@candor/api/entities";
import { defineAddress, listFields, oneOf, type StateOf, uuid } from "../address/index.ts";

const PATH = "/view-mis/configs/evidence-table";

/** The layouts of evidence tables. */
export const evidenceTablesAddress = defineAddress({ path: PATH, fields: { ...listFields } });
export type EvidenceTablesState = StateOf<typeof evidenceTablesAddress>;

export const PREVIEWS = ["table", "detail", "export"] as const;
export type Preview = (typeof PREVIEWS)[number];

/** One layout, and what its preview shows. */
export const evidenceTableAddress = defineAddress({
  path: `${PATH}/:entryId`,
  fields: {
    entryId: uuid("entry"),
    preview: oneOf("preview", PREVIEWS, "table"),
    language: oneOf("language", LANGUAGES, "en"),
    scanId: uuid("scan"),
  },
});
export type EvidenceTableState = StateOf<typeof evidenceTableAddress>;

export const evidenceTableHref = (entryId: string): string => evidenceTableAddress.href({ entryId });
