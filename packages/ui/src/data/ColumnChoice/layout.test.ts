import { describe, expect, it } from "vitest";
import { arrangeColumns, asGiven, moveColumn, showColumn } from "./layout.ts";

const columns = ["status", "title", "owner"].map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("column layout", () => {
  it("leaves columns as they come until somebody chose", () => {
    expect(arrangeColumns(columns, asGiven)).toEqual(columns);
  });

  it("moves a column one place and stops at the ends", () => {
    const moved = moveColumn(columns, asGiven, "owner", -1);
    expect(ids(arrangeColumns(columns, moved))).toEqual(["status", "owner", "title"]);
    expect(moveColumn(columns, asGiven, "status", -1)).toBe(asGiven);
    expect(moveColumn(columns, asGiven, "gone", 1)).toBe(asGiven);
  });

  it("hides and shows", () => {
    const without = showColumn(asGiven, "title", false);
    expect(ids(arrangeColumns(columns, without))).toEqual(["status", "owner"]);
    expect(showColumn(without, "title", true).hidden).toEqual([]);
  });

  it("puts columns that are new to a stored layout at the end, and forgets those that are gone", () => {
    const stored = { order: ["owner", "gone", "status"], hidden: ["gone"] };
    expect(ids(arrangeColumns(columns, stored))).toEqual(["owner", "status", "title"]);
  });
});
