import { buffer } from "node:stream/consumers";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import type { Cell } from "./table.ts";
import { xlsxOf } from "./xlsx.ts";

const bytesOf = (heads: string[], rows: Cell[][]) =>
  buffer(xlsxOf({ name: "t", sheet: "Checks & more", heads, rows, truncated: false }));

test("a spreadsheet library reads back what was written, each cell as what it is", async () => {
  const at = new Date("2026-11-18T06:20:00.000Z");
  const rows: Cell[][] = [
    ["plain", 42, at, "两个网站 <b>&\"'"],
    ["two\nlines", -1.5, null, " kept "],
  ];
  const read = await readSheet(await bytesOf(["Text", "Number", "Instant", "More"], rows), { trim: false });
  expect(read[0]).toEqual(["Text", "Number", "Instant", "More"]);
  expect(read[1]).toEqual(rows[0]);
  expect(read[2]).toEqual(rows[1]);
});

test.for(["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("http://x")', "_x0041_", "a\u0007b"])(
  "%j is a text and no formula",
  async (text) => {
    const bytes = await bytesOf(["Text"], [[text]]);
    const [, row] = await readSheet(bytes);
    expect(row).toEqual([text.replace("\u0007", "")]);
  },
);

test("ten thousand rows come whole", async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [at, `检查项 ${at}`]);
  const read = await readSheet(await bytesOf(["Number", "Name"], rows));
  expect(read).toHaveLength(10_001);
  expect(read.at(-1)).toEqual([9_999, "检查项 9999"]);
});
