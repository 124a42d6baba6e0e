import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";
import type { Cell } from "./table.ts";

const written = (...rows: Cell[][]) => [...csvOf({ heads: ["Head"], rows })].join("");

test("quotes every cell, doubles quotes and keeps line ends inside", () => {
  expect(written(["a", 'say "hi"'], ["two\nlines", 3], [new Date("2026-11-18T06:20:00.000Z"), null])).toBe(
    '\uFEFF"Head"\r\n"a","say ""hi"""\r\n"two\nlines","3"\r\n"2026-11-18T06:20:00.000Z",""\r\n',
  );
});

test.for([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  "＝1",
  "|calc",
  '=HYPERLINK("http://x")',
])("%j is no formula any more", (text) => {
  expect(written([text])).toBe(`\uFEFF"Head"\r\n"'${text.replaceAll('"', '""')}"\r\n`);
});

test("numbers and plain words stay as they are", () => {
  expect(written([-1, "GDPR Art. 7(3)", "a=b"])).toBe('\uFEFF"Head"\r\n"-1","GDPR Art. 7(3)","a=b"\r\n');
});

test("comes in parts, which hold every row once", () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [at, "x".repeat(40)]);
  const parts = [...csvOf({ heads: ["a", "b"], rows })];
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join("").split("\r\n")).toHaveLength(5_002);
});
