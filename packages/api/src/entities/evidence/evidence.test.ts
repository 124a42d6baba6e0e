import { expect, test } from "vitest";
import { expressionProblem, holdsFor } from "./expression.ts";
import {
  placeholderProblems,
  RENDERED_MAX,
  renderBudget,
  renderEvidenceText,
  TextTooLongError,
} from "./functions.ts";

const values = {
  vendor: "acme ads",
  count: 3,
  hosts: ["z.example", "a.example"],
  regions: { CN: "China", US: "United States" },
  category: "data_sharing",
};
const names = Object.keys(values);

test.for([
  ["{{vendor}} has {{count}}", "acme ads has 3"],
  ["{{ upper vendor }}", "ACME ADS"],
  ["{{lower upper vendor}}", "acme ads"],
  ["{{word category}}", "Data sharing"],
  ["{{sort hosts}}", "a.example, z.example"],
  ["{{upper sort hosts}}", "A.EXAMPLE, Z.EXAMPLE"],
  ["{{sort keys regions}}", "CN, US"],
  ["{{regions}} / {{regions.CN}}", "China, United States / China"],
  ["no {braces} $& $1", "no {braces} $& $1"],
] as const)("%s is rendered", ([text, expected]) => {
  expect(renderEvidenceText(text, values)).toEqual({ text: expected, missing: [] });
  expect(placeholderProblems(text, names)).toEqual([]);
});

test.for([
  ["{{nothing}}", "nothing"],
  ["{{regions.DE}}", "regions.DE"],
  ["{{constructor}}", "constructor"],
  ["{{regions.constructor}}", "regions.constructor"],
  ["{{shout vendor}}", "vendor"],
] as const)("%s stays, and is named", ([text, name]) => {
  expect(renderEvidenceText(text, values)).toEqual({ text, missing: [name] });
});

test("a value is never read as a placeholder", () => {
  expect(renderEvidenceText("{{vendor}}", { vendor: "{{count}}", count: 1 }).text).toBe("{{count}}");
});

test("what is wrong with placeholders is named", () => {
  expect(placeholderProblems("{{shout vendor}} {{none}} {{vendor", names)).toEqual([
    "function shout",
    "variable none",
    "braces",
  ]);
});

test.for([
  ['vendor == "acme ads"', true],
  ["count > 2 and count <= 3", true],
  ["not count == 3 or vendor != vendor", false],
  ['not (count < 3 or vendor in ["x", "y"])', true],
  ['hosts contains "a.example"', true],
  ['regions contains "CN" and not regions contains "DE"', true],
  ['vendor contains "ads"', true],
  ["vendor > 2", false],
  ["count", true],
  ["1 == 2 and 1 == 1 or 1 == 1", true],
] as const)("%s is %s", ([source, expected]) => {
  expect(expressionProblem(source, names)).toBeNull();
  expect(holdsFor(source, values)).toBe(expected);
});

test.for([
  "",
  "and",
  "count ==",
  "(count",
  "count)",
  'vendor == "a',
  'vendor == "\\x"',
  "count = 3",
  "none == 1",
  "Count == 1",
  "count == 1 2",
  `${"not ".repeat(60)}count`,
])("%s is no expression", (source) => {
  expect(expressionProblem(source, names)).not.toBeNull();
});

test("what placeholders repeat is bounded, over all texts of one rendering", () => {
  const long = { vendor: "x".repeat(1000) };
  const text = "{{vendor}}".repeat(RENDERED_MAX / 1000 + 1);
  expect(() => renderEvidenceText(text, long)).toThrow(TextTooLongError);
  const budget = renderBudget();
  const part = "{{vendor}}".repeat(RENDERED_MAX / 1000 / 2);
  renderEvidenceText(part, long, ", ", budget);
  expect(() => renderEvidenceText(part, long, ", ", budget)).toThrow(TextTooLongError);
});
