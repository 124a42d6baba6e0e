import { expect, test } from "vitest";
import { cellText, labelsOf, mergedValue, sortValueOf } from "./cells.ts";
import type { EvidenceTable } from "./evidence.ts";
import { filterValues, passesFilters } from "./filters.ts";
import { layoutOf } from "./layout.ts";
import { evidenceTableConfig } from "./table-config.ts";
import { columnsAt, viewOf } from "./view.ts";

const same = (text: string) => ({ en: text, cn: text });

const engine: EvidenceTable = {
  id: "flows",
  title: same("Flows"),
  columns: [
    { key: "host", label: same("Host"), type: "mono" },
    { key: "kinds", label: same("Kinds"), type: "tag", labels: { "d_email d_phone": same("Email, Phone") } },
    { key: "atMs", label: same("At"), type: "duration" },
    { key: "level", label: same("Level"), type: "tag", labels: { sens_high: { en: "High", cn: "高" } } },
  ],
  rows: [
    { host: "a.example", kinds: "d_email d_phone", atMs: 400, level: "sens_high" },
    { host: "b.example", kinds: null, atMs: 3, level: "sens_low" },
  ],
  total: 2,
};

const configured = (columns: object[], rest: object = {}): EvidenceTable => ({
  ...engine,
  layout: layoutOf(
    evidenceTableConfig.parse({
      title: same("Staff's"),
      tab_count: 0,
      tabs: [],
      groups: [],
      schema_keys: "host|kinds|atMs|level",
      unique_keys: "host",
      columns,
      ...rest,
    }),
  ),
});
const column = (key: string, type: string, rest: object = {}) => ({
  key,
  type,
  title: same(key),
  positions: ["table"],
  ...rest,
});

test("a table that nobody configured has the engine's columns, all of them sorted by", () => {
  const view = viewOf(engine);
  expect(view.configured).toBe(false);
  expect(columnsAt(view, "table", null, engine.rows).map(({ key }) => key)).toEqual([
    "host",
    "kinds",
    "atMs",
    "level",
  ]);
  expect(columnsAt(view, "detail", null, engine.rows)).toEqual([]);
});

test("a configured type that says no more than the engine's leaves the finer one", () => {
  const { columns } = viewOf(
    configured([
      column("host", "text"),
      column("atMs", "number"),
      column("level", "text"),
      column("kinds", "multi_tag"),
    ]),
  );
  expect(columns.map(({ type }) => type)).toEqual(["mono", "duration", "text", "multi_tag"]);
});

test("a status keeps its own drawing as a tag, unless staff gave its labels colours", () => {
  const own = { ...engine, columns: [{ key: "level", label: same("Status"), type: "status" as const }] };
  const { layout } = configured([column("level", "single_tag")]);
  const colored = layout && { ...layout, label_color: { level: { critical: "plum" as const } } };
  expect([layout, colored].map((one) => viewOf({ ...own, layout: one }).columns[0]?.type)).toEqual([
    "status",
    "single_tag",
  ]);
});

test("a column leaves a table where no row has a value, and stays where one has", () => {
  const hides = { hidden_when_empty_in_table: true };
  const view = viewOf(configured([column("kinds", "multi_tag", hides), column("host", "text", hides)]));
  const keys = (rows: EvidenceTable["rows"]) => columnsAt(view, "table", null, rows).map(({ key }) => key);
  expect(keys(engine.rows)).toEqual(["kinds", "host"]);
  expect(keys(engine.rows.slice(1))).toEqual(["host"]);
});

test("several codes in a cell are several labels, by their own words or by those of the whole", () => {
  const [, kinds] = viewOf(engine).columns;
  if (!kinds) throw new Error("There is no such column");
  // The Chinese words are no list of two: the codes stand for themselves.
  expect(labelsOf("d_email d_phone", kinds)).toEqual([
    { code: "d_email", text: same("d_email") },
    { code: "d_phone", text: same("d_phone") },
  ]);
  const split = { ...kinds, labels: { "d_email d_phone": { en: "Email, Phone", cn: "邮箱、电话" } } };
  expect(labelsOf("d_email d_phone", split)).toEqual([
    { code: "d_email", text: { en: "Email", cn: "邮箱" } },
    { code: "d_phone", text: { en: "Phone", cn: "电话" } },
  ]);
  expect(labelsOf('["a b","c"]', kinds).map(({ code }) => code)).toEqual(["a b", "c"]);
  expect(cellText("d_email d_phone", split, "cn")).toBe("邮箱、电话");
});

test("labels sort in staff's order, and what that does not name comes after", () => {
  const { columns } = viewOf(
    configured([column("level", "single_tag")], {
      label_sort: JSON.stringify({ level: ["High", "sens_none"] }),
    }),
  );
  const [level] = columns;
  if (!level) throw new Error("There is no such column");
  expect(
    ["sens_none", "sens_high", "sens_low", null].map((value) => sortValueOf(value, level, "en")),
  ).toEqual([1, 0, 2, null]);
});

test("filters offer what the rows hold and keep the rows that have it", () => {
  const view = viewOf(engine);
  const kinds = view.columns[1];
  if (!kinds) throw new Error("There is no such column");
  expect(filterValues(engine.rows, kinds).map(({ code, rows }) => [code, rows])).toEqual([
    ["d_email", 1],
    ["d_phone", 1],
  ]);
  const left = (filters: Record<string, string[]>) =>
    engine.rows.filter((row) => passesFilters(row, view.columns, filters)).map(({ host }) => host);
  expect(left({ kinds: ["d_phone"] })).toEqual(["a.example"]);
  expect(left({ kinds: [], level: ["sens_low"] })).toEqual(["b.example"]);
  expect(left({ constructor: ["x"] })).toHaveLength(2);
});

test("columns merge into a sum or a count of rows that have a value", () => {
  const { columns } = viewOf(
    configured([
      column("atMs", "number", { group_merge: "sum" }),
      column("kinds", "multi_tag", { group_merge: "count" }),
    ]),
  );
  expect(columns.map((one) => mergedValue(engine.rows, one))).toEqual([403, 1]);
});

test("regions are said by name, each of several, and found, filtered and sorted by it", () => {
  const regions = viewOf({
    ...engine,
    columns: [{ key: "ipRegion", label: same("Region"), type: "region" }],
    rows: [{ ipRegion: "US CN" }, { ipRegion: "DE" }, { ipRegion: "somewhere" }, { ipRegion: "US" }],
  }).columns[0];
  if (!regions) throw new Error("no column");
  const rows = [{ ipRegion: "US CN" }, { ipRegion: "US" }];
  expect(cellText("US CN", regions, "en")).toBe("United States, Chinese mainland");
  expect(cellText("us cn", regions, "cn")).toBe("美国、中国大陆");
  expect(cellText("somewhere", regions, "cn")).toBe("somewhere");
  expect(sortValueOf("DE", regions, "en")).toBe("Germany");
  expect(filterValues(rows, regions).map(({ code, text, rows: count }) => [code, text.cn, count])).toEqual([
    ["US", "美国", 2],
    ["CN", "中国大陆", 1],
  ]);
  expect(passesFilters({ ipRegion: "US CN" }, [regions], { ipRegion: ["CN"] })).toBe(true);
});
