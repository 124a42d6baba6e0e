import { expect, test } from "vitest";
import { cellText } from "./cells.ts";
import type { EvidenceTable } from "./evidence.ts";
import { placeholderFaults } from "./functions.ts";
import { type TemplateContent, templateContent } from "./template.ts";
import { circleFrom, evidenceTold, gapsOf, type TemplateInUse, tableTold } from "./told.ts";
import { viewOf } from "./view.ts";

const say = (en: string, cn = en) => ({ en, cn });

const table: EvidenceTable = {
  id: "hosts",
  title: say("Hosts"),
  columns: [
    { key: "host", label: say("Host"), type: "mono" },
    { key: "category", label: say("Category"), type: "tag", labels: { ads: say("Ads", "广告") } },
    { key: "ipCountry", label: say("Country"), type: "region" },
  ],
  rows: [
    { host: "a.example", category: "ads", ipCountry: "US" },
    { host: "b.example", category: null, ipCountry: "DE" },
  ],
  total: 2,
};

const content = (part: Partial<TemplateContent> = {}): TemplateContent =>
  templateContent.parse({
    title: say("{{total}} hosts in {{ip_country}}", "{{ip_country}} 的 {{total}} 个主机"),
    variables: [
      { name: "ip_country", level: "title", type: "list" },
      { name: "host", level: "row" },
      { name: "category", level: "row" },
    ],
    format: say("{{upper host}} ({{category}})", "{{host}}（{{category}}）"),
    columns: [{ key: "host", title: say("Host"), data_format: "text", type: "text" }],
    ...part,
  });

const told = (part: Partial<TemplateContent> = {}, type: TemplateInUse["type"] = "composite") =>
  tableTold({ type, content: content(part) }, table);

test("a template tells title and rows in both languages, beside the columns it names", () => {
  const made = told();
  expect(made.layout?.title).toEqual(say("2 hosts in United States, Germany", "美国、德国 的 2 个主机"));
  const [sentence, host] = viewOf(made).columns;
  expect([sentence?.key, host?.key]).toEqual(["told", "host"]);
  const words = (at: number, language: "en" | "cn") =>
    sentence && cellText(made.rows[at]?.told, sentence, language);
  expect([words(0, "en"), words(0, "cn"), words(1, "en")]).toEqual([
    "A.EXAMPLE (Ads)",
    "a.example（广告）",
    "B.EXAMPLE ()",
  ]);
  expect(viewOf(told({}, "table")).columns.map(({ key }) => key)).toEqual(["host"]);
  expect(viewOf(told({}, "text")).columns.map(({ key }) => key)).toEqual(["told"]);
});

test("what a table does not have is named", () => {
  const wide = content({
    variables: [
      { name: "host", level: "row", type: "text", note: "" },
      { name: "purpose", level: "row", type: "text", note: "" },
    ],
    title: say("x"),
    format: say("{{host}}"),
    columns: [{ key: "owner", title: say("x"), data_format: "text", type: "text", tab_id: null, enum: [] }],
  });
  expect(gapsOf({ type: "composite", content: wide }, table)).toEqual({
    variables: ["purpose"],
    columns: ["owner"],
  });
});

test("conditions bring other templates, each once, and a circle ends", () => {
  const condition = (expression: string, ...template_ids: string[]) => ({
    ...{ description: "x", expression, template_ids, conditions: [] },
  });
  const one = content({
    conditions: [condition('category == "Ads"', "two"), condition("total > 9", "three")],
  });
  const two = content({ title: say("Two"), conditions: [condition("total > 0", "one")] });
  const book = new Map(
    Object.entries({ one, two, three: two }).map(([key, of]) => [
      key,
      { type: "text" as const, content: of },
    ]),
  );
  const tables = evidenceTold("one", book, [table, { ...table, id: "more" }]);
  expect(tables.map(({ id }) => id)).toEqual(["hosts", "hosts-two", "more"]);
  expect(evidenceTold("none", book, [table])).toEqual([table]);
  const named = (key: string) => ({ one: ["two"], two: ["one"], three: ["two"] })[key] ?? [];
  expect(circleFrom("one", named)).toEqual(["one", "two", "one"]);
  expect(circleFrom("three", (key) => (key === "three" ? ["two"] : []))).toBeNull();
});

test.for([
  ["{{host}", "braces", "{{", 1],
  ["a {{shout host}}", "function", "shout", 3],
  ["{{host}} {{vendor}}", "variable", "vendor", 10],
  ["host}}", "braces", "}}", 5],
] as const)("%j names its fault and its place", ([text, kind, name, at]) => {
  expect(placeholderFaults(text, ["host"])).toEqual([{ kind, name, at }]);
});
