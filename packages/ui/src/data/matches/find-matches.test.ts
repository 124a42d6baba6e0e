import { describe, expect, it, vi } from "vitest";
import { createFinder } from "./find-matches.ts";

const rows = ["Cookie _adr_uid", "cookie _mly_cid", "Ｒｅｑｕｅｓｔ to AdReach", "حفظ ملف"];

describe("createFinder", () => {
  it("finds all for nothing, and by part, whatever the case or width", () => {
    const find = createFinder(rows, (row) => row);
    expect(find("")).toBe(rows);
    expect(find("  ")).toBe(rows);
    expect(find("COOKIE")).toEqual(rows.slice(0, 2));
    expect(find("request")).toEqual([rows[2]]);
    expect(find("ملف")).toEqual([rows[3]]);
    expect(find("nothing of it")).toEqual([]);
  });

  it("finds again what a longer search had left out", () => {
    const find = createFinder(rows, (row) => row);
    expect(find("cookie _a")).toEqual([rows[0]]);
    expect(find("cookie")).toEqual(rows.slice(0, 2));
    expect(find("adr")).toEqual([rows[0], rows[2]]);
  });

  it("reads each row's text once", () => {
    const textOf = vi.fn((row: string) => row);
    const find = createFinder(rows, textOf);
    find("c");
    find("co");
    find("x");
    expect(textOf).toHaveBeenCalledTimes(rows.length);
  });
});
