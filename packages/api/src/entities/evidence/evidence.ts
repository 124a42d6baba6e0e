import * as z from "zod/mini";
import { bilingual, id } from "../common.ts";
import { EVIDENCE_COLUMN_TYPES } from "../tables.ts";
import { tableLayout } from "./layout.ts";

export const evidenceColumn = z.object({
  key: z.string(),
  label: bilingual,
  type: z.enum(EVIDENCE_COLUMN_TYPES),
  /** Words of the codes in this column's cells; a cell without an entry is shown as it is. */
  labels: z.optional(z.record(z.string(), bilingual)),
});
export type EvidenceColumn = z.infer<typeof evidenceColumn>;

/** A table of what was seen. A cell is text or a number; `null` prints as a dash. */
export const evidenceTable = z.object({
  id: z.string(),
  title: bilingual,
  columns: z.array(evidenceColumn),
  rows: z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
  /** Rows seen in all, where more than the stored rows were. */
  total: z.int(),
  /** How staff have it laid out; absent: by its own columns. */
  layout: z.optional(tableLayout),
});
export type EvidenceTable = z.infer<typeof evidenceTable>;

/** Rows of one table that stand instead of the engine's. Its columns stay. */
export const tableRows = z.object({
  id: z.string().check(z.maxLength(80)),
  rows: z
    .array(z.record(z.string(), z.nullable(z.union([z.string().check(z.maxLength(4000)), z.number()]))))
    .check(z.maxLength(2000)),
});
export type TableRows = z.infer<typeof tableRows>;

export const screenshot = z.object({
  id,
  caption: bilingual,
  /** Signed address, valid for a few minutes. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Screenshot = z.infer<typeof screenshot>;
