import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("quotes every cell, doubles quotes and keeps line ends inside", () => {
  expect(
    toCsv([
      ["a", 'say "hi"'],
      ["two\nlines", 3],
    ]),
  ).toBe('\uFEFF"a","say ""hi"""\r\n"two\nlines","3"\r\n');
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
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
});

test("numbers and plain words stay as they are", () => {
  expect(toCsv([[-1, "GDPR Art. 7(3)", "a=b"]])).toBe('\uFEFF"-1","GDPR Art. 7(3)","a=b"\r\n');
});
