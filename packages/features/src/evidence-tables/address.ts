import { defineAddress, listFields, type StateOf, uuid } from "../address/index.ts";
import { previewFields } from "../config-editor/index.ts";

const PATH = "/view-mis/configs/evidence-table";

/** The layouts of evidence tables. */
export const evidenceTablesAddress = defineAddress({ path: PATH, fields: { ...listFields } });
export type EvidenceTablesState = StateOf<typeof evidenceTablesAddress>;

/** One layout, and what its preview shows. */
export const evidenceTableAddress = defineAddress({
  path: `${PATH}/:entryId`,
  fields: {
    entryId: uuid("entry"),
    ...previewFields,
  },
});
export type EvidenceTableState = StateOf<typeof evidenceTableAddress>;

export const evidenceTableHref = (entryId: string): string => evidenceTableAddress.href({ entryId });
