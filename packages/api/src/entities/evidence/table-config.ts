import * as z from "zod/mini";
import { fieldKey, maybeWords, repeated, report, words } from "../config/fields.ts";
import { TAG_COLORS } from "../constants.ts";

/** What a column of a configured evidence table shows. */
export const TABLE_COLUMN_TYPES = [
  "text",
  "region",
  "image",
  "provider",
  "single_tag",
  "input_type",
  "flow_file_s3",
  "flow_collect_data_json",
  "number",
  "multi_tag",
  "text_file_s3",
  "tag_list",
  "chrome_initiator_s3",
  "markdown",
  "flow_file_url",
  "stack_url",
] as const;
export type TableColumnType = (typeof TABLE_COLUMN_TYPES)[number];

/** What a column does with the rows of a group. */
export const GROUP_MERGES = ["none", "sum", "count"] as const;

/** Where a column is seen. */
export const COLUMN_POSITIONS = ["table", "detail", "export"] as const;

const tabId = z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/));

/** Keys joined by `|`. */
const piped = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(2000), z.regex(/^[A-Za-z]\w{0,63}(\|[A-Za-z]\w{0,63})*$/));

const labelColors = z.record(z.string(), z.record(z.string(), z.enum(TAG_COLORS)));
const labelOrders = z.record(z.string(), z.array(z.string()));

/** JSON text that holds what `inside` says. */
const jsonOf = (inside: z.ZodMiniType) =>
  z._default(
    z.string().check(
      z.trim(),
      z.maxLength(20_000),
      z.refine((text) => {
        try {
          return inside.safeParse(JSON.parse(text)).success;
        } catch {
          return false;
        }
      }),
    ),
    "{}",
  );

/** The columns that such a text speaks of; none where it is no JSON, which its own field tells. */
function columnsIn(json: string): string[] {
  try {
    return Object.keys(JSON.parse(json) as object);
  } catch {
    return [];
  }
}

const column = z.object({
  key: fieldKey,
  title: words(80),
  type: z.enum(TABLE_COLUMN_TYPES),
  group_merge: z._default(z.enum(GROUP_MERGES), "none"),
  /** Tab it belongs to; null: all. */
  owner_tab_id: z._default(z.nullable(tabId), null),
  help: maybeWords(500),
  filterable: z._default(z.boolean(), false),
  editable: z._default(z.boolean(), false),
  sortable: z._default(z.boolean(), false),
  hidden_when_empty_in_table: z._default(z.boolean(), false),
  hidden_when_empty_in_detail: z._default(z.boolean(), false),
  positions: z.array(z.enum(COLUMN_POSITIONS)).check(z.minLength(1), z.maxLength(3)),
});

/** How one kind of evidence is laid out. The entry's key is the table's id. */
export const evidenceTableConfig = z
  .object({
    title: words(120),
    sub_title: maybeWords(300),
    /** How many tabs there are: the list must agree. */
    tab_count: z.int().check(z.minimum(0), z.maximum(12)),
    tabs: z.array(z.object({ id: tabId, name: words(60) })).check(z.maxLength(12)),
    /** Every key of a row. */
    schema_keys: piped,
    /** Keys that tell one row from another. */
    unique_keys: piped,
    groups: z
      .array(z.object({ root_key: fieldKey, group_title_key: fieldKey, sub_key: fieldKey }))
      .check(z.maxLength(6)),
    columns: z.array(column).check(z.minLength(1), z.maxLength(60)),
    /** JSON text: column to label to tag colour. */
    label_color: jsonOf(labelColors),
    /** JSON text: column to its labels in order. */
    label_sort: jsonOf(labelOrders),
    multiline: z._default(z.boolean(), false),
    /** Lines shown of a cell; 0 where it is not multiline. */
    max_lines: z._default(z.int().check(z.minimum(0), z.maximum(50)), 0),
  })
  .check((context) => {
    const { value } = context;
    const at = (path: (string | number)[], field: "format" | "unknown" | "required") =>
      report(context, value, path, field);
    const keys = value.schema_keys.split("|");
    const tabs = value.tabs.map(({ id }) => id);
    if (value.tab_count !== tabs.length) at(["tab_count"], "format");
    if (repeated(keys).length > 0) at(["schema_keys"], "format");
    if (value.unique_keys.split("|").some((key) => !keys.includes(key))) at(["unique_keys"], "unknown");
    if (value.multiline && value.max_lines < 1) at(["max_lines"], "required");
    for (const index of repeated(tabs)) at(["tabs", index, "id"], "format");
    for (const index of repeated(value.columns.map(({ key }) => key)))
      at(["columns", index, "key"], "format");
    for (const [index, one] of value.columns.entries()) {
      if (!keys.includes(one.key)) at(["columns", index, "key"], "unknown");
      if (one.owner_tab_id !== null && !tabs.includes(one.owner_tab_id))
        at(["columns", index, "owner_tab_id"], "unknown");
      if (one.group_merge === "sum" && one.type !== "number") at(["columns", index, "group_merge"], "format");
    }
    for (const [index, group] of value.groups.entries())
      for (const name of ["root_key", "group_title_key", "sub_key"] as const)
        if (!keys.includes(group[name])) at(["groups", index, name], "unknown");
    for (const name of ["label_color", "label_sort"] as const)
      for (const key of columnsIn(value[name]))
        if (!value.columns.some((one) => one.key === key)) at([name], "unknown");
  });
export type EvidenceTableConfig = z.infer<typeof evidenceTableConfig>;
