import { type Bilingual, type ConfigData, LANGUAGES, type Language } from "@candor/api/entities";

export type Detection = ConfigData<"meta_detection">;

/** A described check as a file holds it. */
export interface Described {
  id: string;
  online: boolean;
  data: Detection;
}

/** One column of the file: its head, where its value stands in a detection, and how it is written and read. */
interface Column {
  head: string;
  /** As the schema names it when it is wrong. */
  path: string;
  write: (of: Described) => string | number;
  /** What a cell says; what it cannot be is left for the schema to refuse. */
  read: (text: string) => unknown;
}

const YES: Readonly<Record<string, boolean>> = { true: true, false: false };
const asFlag = (text: string) => YES[text.trim().toLowerCase()] ?? text;
const asNumber = (text: string) => (text.trim() === "" ? text : Number(text));
const asList = (text: string) =>
  text
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Fields that both languages have. */
const WORDS: readonly [head: string, path: string, read: (of: Detection) => Bilingual][] = [
  ["scenario_category", "scenario_category", (of) => of.scenario_category],
  ["scenario", "scenario", (of) => of.scenario],
  ["check_category", "check_category", (of) => of.check_category],
  ["title", "titles.plain", (of) => of.titles.plain],
  ["title_positive", "titles.positive", (of) => of.titles.positive],
  ["title_negative", "titles.negative", (of) => of.titles.negative],
  ["how_to_detect", "how_to_detect", (of) => of.how_to_detect],
  ["explain", "explain", (of) => of.explain],
  ["how_to_fix", "how_to_fix", (of) => of.how_to_fix],
  ["what_is_wrong", "what_is_wrong", (of) => of.what_is_wrong],
];

const worded = ([head, path, read]: (typeof WORDS)[number], language: Language): Column => ({
  head: `${head}_${language}`,
  path: `${path}.${language}`,
  write: ({ data }) => read(data)[language],
  read: (text) => text.replaceAll("\r\n", "\n"),
});

/** The columns of the file, in its order. */
export const COLUMNS: readonly Column[] = [
  { head: "id", path: "id", write: ({ id }) => id, read: (text) => text.trim() },
  { head: "online", path: "online", write: ({ online }) => String(online), read: asFlag },
  { head: "hidden", path: "hidden", write: ({ data }) => String(data.hidden), read: asFlag },
  { head: "severity", path: "severity", write: ({ data }) => data.severity, read: (text) => text.trim() },
  {
    head: "sort_in_category",
    path: "sort_in_category",
    write: ({ data }) => data.sort_in_category,
    read: asNumber,
  },
  { head: "frameworks", path: "frameworks", write: ({ data }) => data.frameworks.join("; "), read: asList },
  {
    head: "asset_types",
    path: "asset_types",
    write: ({ data }) => data.asset_types.join("; "),
    read: asList,
  },
  ...WORDS.flatMap((one) => LANGUAGES.map((language) => worded(one, language))),
];

/** The head of the column that a path of the schema is about: of a whole that is missing, its first. */
export const headOf = (path: string): string =>
  COLUMNS.find((column) => `${path}.`.startsWith(`${column.path}.`) || column.path.startsWith(`${path}.`))
    ?.head ?? "id";

/** A copy of an object with a value at a dotted path. */
export function withAt(
  target: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...target, [first]: value };
  const inner = (target[first] ?? {}) as Record<string, unknown>;
  return { ...target, [first]: withAt(inner, rest.join("."), value) };
}
