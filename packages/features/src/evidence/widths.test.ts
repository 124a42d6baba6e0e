import type { ViewColumn } from "@candor/api/entities";
import { viewOf } from "@candor/api/entities";
import { expect, it } from "vitest";
import { widthOf } from "./widths.ts";

const VERDICTS = {
  unrestricted: { en: "Adequate or unrestricted", cn: "有充分性认定，或不受限制" },
  condition: { en: "Low", cn: "低" },
};
const [verdict] = viewOf({
  id: "flows",
  title: { en: "Flows", cn: "流向" },
  columns: [{ key: "verdict", label: { en: "Verdict", cn: "结论" }, type: "tag", labels: VERDICTS }],
  rows: [],
  total: 0,
}).columns as [ViewColumn];
const widthFor = (code: string, language: "en" | "cn") =>
  widthOf(verdict, verdict.title[language], [{ verdict: code }], language);

it("gives a tag the room that its words ask for, in either language", () => {
  expect(widthFor("condition", "en")).toBe(152);
  expect(widthFor("unrestricted", "en")).toBeGreaterThan(200);
  expect(widthFor("unrestricted", "cn")).toBeGreaterThan(200);
  expect(widthOf(verdict, "Verdict", [{ verdict: "x".repeat(200) }], "en")).toBe(280);
});
