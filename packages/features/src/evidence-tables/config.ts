import {
  COLUMN_POSITIONS,
  type EvidenceTable,
  type EvidenceTableConfig,
  evidenceTableConfig,
  type TableColumnType,
  type TagColorName,
  viewOf,
} from "@candor/api/entities";
import { checking } from "../config-editor/index.ts";

export type Column = EvidenceTableConfig["columns"][number];

/** A label of a column: its place in the list is its order. */
export interface Label {
  label: string;
  color: TagColorName | null;
}

const recordIn = <V>(json: string): Record<string, V> => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? (value as Record<string, V>) : {};
  } catch {
    return {};
  }
};

/** The labels of a column, from the two texts that keep their colours and their order. */
export function labelsIn(config: EvidenceTableConfig, key: string): Label[] {
  const colors = recordIn<Record<string, TagColorName>>(config.label_color)[key] ?? {};
  const order = recordIn<string[]>(config.label_sort)[key] ?? [];
  const names = [...new Set([...order, ...Object.keys(colors)])];
  return names.map((label) => ({ label, color: colors[label] ?? null }));
}

/** The same config with these labels for a column. */
export function withLabels(
  config: EvidenceTableConfig,
  key: string,
  labels: readonly Label[],
): EvidenceTableConfig {
  const colors = recordIn<Record<string, TagColorName>>(config.label_color);
  const order = recordIn<string[]>(config.label_sort);
  delete colors[key];
  delete order[key];
  const named = labels.filter(({ label }) => label.trim() !== "");
  const colored = named.flatMap(({ label, color }) => (color ? [[label, color] as const] : []));
  if (colored.length > 0) colors[key] = Object.fromEntries(colored);
  if (named.length > 0) order[key] = named.map(({ label }) => label);
  return { ...config, label_color: JSON.stringify(colors), label_sort: JSON.stringify(order) };
}

/** The same config with a column as it now is: its labels go with its key. */
export function withColumn(config: EvidenceTableConfig, at: number, next: Column): EvidenceTableConfig {
  const before = config.columns[at];
  const changed = { ...config, columns: config.columns.map((one, index) => (index === at ? next : one)) };
  if (!before || before.key === next.key || changed.columns.some(({ key }) => key === before.key))
    return changed;
  const labels = labelsIn(config, before.key);
  return withLabels(withLabels(changed, before.key, []), next.key, labels);
}

/** The same config without a column; what was said of its labels leaves with it. */
export function withoutColumn(config: EvidenceTableConfig, at: number): EvidenceTableConfig {
  const gone = config.columns[at];
  const left = { ...config, columns: config.columns.filter((_, index) => index !== at) };
  if (!gone || left.columns.some(({ key }) => key === gone.key)) return left;
  return withLabels(left, gone.key, []);
}

/** What is wrong with the key of a column, beyond that it is none of the schema's. */
export const keyFault = ({ columns }: EvidenceTableConfig, at: number): "keyless" | "twice" | null => {
  const key = columns[at]?.key ?? "";
  if (key === "") return "keyless";
  return columns.findIndex((one) => one.key === key) < at ? "twice" : null;
};

const TYPES: Record<EvidenceTable["columns"][number]["type"], TableColumnType> = {
  text: "text",
  mono: "text",
  url: "text",
  number: "number",
  duration: "number",
  tag: "multi_tag",
  region: "region",
  provider: "provider",
  status: "single_tag",
  text_file_s3: "text_file_s3",
};

export const newColumn = (key: string, title: Column["title"], type: TableColumnType = "text"): Column => ({
  key,
  title,
  type,
  group_merge: "none",
  owner_tab_id: null,
  help: { en: "", cn: "" },
  filterable: false,
  editable: false,
  sortable: true,
  hidden_when_empty_in_table: false,
  hidden_when_empty_in_detail: false,
  positions: [...COLUMN_POSITIONS],
});

/** A first layout of a table: as the engine lays it out. */
export function fromEngine(table: EvidenceTable): EvidenceTableConfig {
  const keys = table.columns.map(({ key }) => key);
  const own = viewOf(table).columns;
  return {
    title: table.title,
    sub_title: { en: "", cn: "" },
    tab_count: 0,
    tabs: [],
    schema_keys: keys.join("|"),
    // A status says what is wrong with a row, not which one it is.
    unique_keys: table.columns.find(({ type }) => type !== "status")?.key ?? keys[0] ?? "host",
    groups: [],
    columns: table.columns.map(({ key, label, type }, at) => ({
      ...newColumn(key, label, TYPES[type]),
      filterable: own[at]?.filterable === true,
      positions: ["table", "export"],
      // Cards alone know it: in the evidence of a check it has no value.
      hidden_when_empty_in_table: type === "status",
    })),
    label_color: "{}",
    label_sort: "{}",
    multiline: true,
    max_lines: 3,
  };
}

/** A config as it is stored, or what is wrong with which of its fields. */
export const check = checking<EvidenceTableConfig>(evidenceTableConfig);

/** Keys of rows that no column shows: usually a slip of the pen. */
export function idleKeys(config: EvidenceTableConfig): string[] {
  const used = new Set([
    ...config.columns.map(({ key }) => key),
    ...config.unique_keys.split("|"),
    ...config.groups.flatMap(({ root_key, group_title_key, sub_key }) => [
      root_key,
      group_title_key,
      sub_key,
    ]),
  ]);
  return config.schema_keys.split("|").filter((key) => key !== "" && !used.has(key));
}

/** How many letters apart two words are. */
function apart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The word that was probably meant; null where none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [best] = known
    .filter((one) => one !== word)
    .map((one) => ({ one, distance: apart(word.slice(0, 64), one.slice(0, 64)) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, Math.floor(word.length / 4)) ? best.one : null;
}

/** A list with one entry moved by one place. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const next = [...list];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(Math.min(Math.max(at + by, 0), next.length), 0, one);
  return next;
}
