import type { ViewColumn } from "@candor/api/entities";
import { expect, test } from "vitest";
import { inOneFile, linesOf } from "./rows.ts";

const column = (key: string, type: ViewColumn["type"]) => ({ key, type }) as ViewColumn;
const FILE = column("file", "flow_file_s3");
const rows = linesOf([{ file: "a".repeat(64) }, { file: "a".repeat(64) }], []);

test("a file that all rows name leaves its column, but not a table without one", () => {
  expect(inOneFile([column("text", "text"), FILE], rows)).toEqual([FILE]);
  expect(inOneFile([FILE], rows)).toEqual([]);
});
