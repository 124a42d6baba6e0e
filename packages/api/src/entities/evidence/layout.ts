import * as z from "zod/mini";
import { bilingual } from "../common.ts";
import { TAG_COLORS } from "../constants.ts";
import {
  COLUMN_POSITIONS,
  type EvidenceTableConfig,
  GROUP_MERGES,
  TABLE_COLUMN_TYPES,
} from "./table-config.ts";

/** A column as staff configured it. */
export const layoutColumn = z.object({
  key: z.string(),
  title: bilingual,
  type: z.enum(TABLE_COLUMN_TYPES),
  group_merge: z.enum(GROUP_MERGES),
  owner_tab_id: z.nullable(z.string()),
  help: bilingual,
  filterable: z.boolean(),
  editable: z.boolean(),
  sortable: z.boolean(),
  hidden_when_empty_in_table: z.boolean(),
  hidden_when_empty_in_detail: z.boolean(),
  positions: z.array(z.enum(COLUMN_POSITIONS)),
});

/** How staff have a table of evidence laid out, as it is answered with the table. */
export const tableLayout = z.object({
  title: bilingual,
  sub_title: bilingual,
  tabs: z.array(z.object({ id: z.string(), name: bilingual })),
  unique_keys: z.array(z.string()),
  groups: z.array(z.object({ root_key: z.string(), group_title_key: z.string(), sub_key: z.string() })),
  columns: z.array(layoutColumn),
  /** Colours of a column's labels, by code or English word. */
  label_color: z.record(z.string(), z.record(z.string(), z.enum(TAG_COLORS))),
  /** Labels of a column in their order. */
  label_sort: z.record(z.string(), z.array(z.string())),
  /** Lines shown of a cell; 0: one line, cut. */
  max_lines: z.int(),
});
export type TableLayout = z.infer<typeof tableLayout>;

/** What a configuration says, with its texts of JSON and its piped keys read. */
export function layoutOf(config: EvidenceTableConfig): TableLayout {
  return {
    title: config.title,
    sub_title: config.sub_title,
    tabs: config.tabs,
    unique_keys: config.unique_keys.split("|"),
    groups: config.groups,
    columns: config.columns,
    label_color: JSON.parse(config.label_color) as TableLayout["label_color"],
    label_sort: JSON.parse(config.label_sort) as TableLayout["label_sort"],
    max_lines: config.multiline ? config.max_lines : 0,
  };
}
