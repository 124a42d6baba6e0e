import { describe, expect, it } from "vitest";
import type { DataColumn } from "../columns.ts";
import { mergeCells } from "../table/merge.ts";
import { lineAfter } from "../table/row-keys.ts";
import { leavingIn, tracksOf, without } from "../table/sizes.ts";
import { mergeStretches } from "../table/window.ts";
import { layOut } from "./items.ts";
import type { KeyedRow } from "./keyed-row.ts";

interface Row {
  id: string;
  kind: string | null;
}

const rows = (...kinds: (string | null)[]): KeyedRow<Row>[] =>
  kinds.map((kind, index) => {
    const id = String(index);
    return { kind: "row", id, row: { id, kind } };
  });
const column: DataColumn<Row> = {
  id: "kind",
  header: "Kind",
  cell: ({ kind }) => kind,
  mergeBy: ({ kind }) => kind,
};

describe("layOut", () => {
  it("is the rows themselves where nothing groups or opens", () => {
    const list = rows("a", "b");
    expect(layOut(list)).toBe(list);
  });

  it("puts a group where its first row stands, with all of its rows, and folds", () => {
    const by = ({ kind }: Row) => kind ?? "";
    const ids = (folded: string[]) =>
      layOut(rows("a", "b", "a"), { by, folded: new Set(folded) }).map(({ id }) => id);
    expect(ids([])).toEqual(["group:a", "0", "2", "group:b", "1"]);
    expect(ids(["a"])).toEqual(["group:a", "group:b", "1"]);
  });

  it("nests groups by the keys of a path, and folds one with all that is in it", () => {
    const by = ({ kind }: Row) => (kind ?? "").split("/");
    const lines = (folded: string[]) =>
      layOut(rows("a/x", "a/y", "b", "a/x"), { by, folded: new Set(folded) }).map((item) =>
        item.kind === "group" ? `${item.depth}:${item.rows.length}` : item.id,
      );
    expect(lines([])).toEqual(["0:3", "1:2", "0", "3", "1:1", "1", "0:1", "2"]);
    expect(lines(["a"])).toEqual(["0:3", "0:1", "2"]);
  });

  it("puts what a row shows below it", () => {
    const items = layOut(rows("a", "b"), undefined, {
      expanded: new Set(["0", "1"]),
      can: ({ kind }) => kind === "a",
    });
    expect(items.map(({ kind }) => kind)).toEqual(["row", "detail", "row"]);
  });
});

describe("mergeCells", () => {
  it("joins neighbours, but nothing that is missing", () => {
    const spans = mergeCells(rows("a", "a", "a", "b", null, null), [column]);
    expect([...spans].map(([id, { kind }]) => [id, kind])).toEqual([
      ["1", 0],
      ["0", 3],
      ["2", 0],
    ]);
  });

  it("stops at what an open row shows", () => {
    const items = layOut(rows("a", "a"), undefined, { expanded: new Set(["0"]) });
    expect(mergeCells(items, [column]).size).toBe(0);
  });
});

describe("lineAfter", () => {
  const key = (name: string, held = {}) => ({
    key: name,
    metaKey: false,
    ctrlKey: false,
    altKey: false,
    ...held,
  });
  const rowsOnly = (line: number) => line !== 2;

  it("moves over lines that take no focus and stops at the ends", () => {
    expect(lineAfter(key("j"), 1, 5, rowsOnly)).toBe(3);
    expect(lineAfter(key("ArrowUp"), 3, 5, rowsOnly)).toBe(1);
    expect(lineAfter(key("k"), 0, 5, rowsOnly)).toBe(0);
    expect(lineAfter(key("End"), 0, 5, rowsOnly)).toBe(4);
    expect(lineAfter(key("Home"), 4, 5, rowsOnly)).toBe(0);
  });

  it("leaves other keys, and keys held with Ctrl, to the browser", () => {
    expect(lineAfter(key("x"), 1, 5, rowsOnly)).toBeNull();
    expect(lineAfter(key("ArrowDown", { ctrlKey: true }), 1, 5, rowsOnly)).toBeNull();
  });
});

describe("mergeStretches", () => {
  it("joins what is drawn together, and not over lines that are not drawn", () => {
    const items = rows("a", "a", "a", "a", "a", "a");
    const spans = mergeStretches([0, 3, 4, 5], items, (lines) => mergeCells(lines, [column]));
    expect(spans.get("0")).toBeUndefined();
    expect(spans.get("3")).toEqual({ kind: 3 });
    expect(spans.get("5")).toEqual({ kind: 0 });
  });
});

describe("tracksOf", () => {
  it("shares a line as a table does", () => {
    expect(tracksOf([{ width: 132 }, {}, { width: "20%" }], [58])).toBe("58px 132px minmax(0, 1fr) 20%");
    expect(tracksOf([{ width: 100 }, { width: 50 }], [])).toBe("minmax(100px, 100fr) minmax(50px, 50fr)");
  });

  it("leaves to the table what only a table can stretch", () => {
    expect(tracksOf([{ width: 100 }, { width: "20%" }], [])).toBeNull();
  });
});

describe("columns that yield", () => {
  const named = (id: string, width?: number, yields = false) => ({ id, width, yields });
  const columns = [
    named("status", 100),
    { ...named("title"), overflow: "clamp" as const },
    named("cite", 150, true),
    named("owner", 120),
    named("changed", 80, true),
  ];
  const idsIn = (room: number) => {
    const leaving = leavingIn(columns, 58, room);
    return leaving === null ? null : without(columns, leaving).map(({ id }) => id);
  };

  it("leave from the last one until the others can be read", () => {
    expect(idsIn(688)).toEqual(["status", "title", "cite", "owner", "changed"]);
    expect(idsIn(687)).toEqual(["status", "title", "cite", "owner"]);
    expect(idsIn(607)).toEqual(["status", "title", "owner"]);
    expect(idsIn(458)).toEqual(["status", "title", "owner"]);
  });

  it("are not enough where those that stay have no room", () => {
    expect(idsIn(457)).toBeNull();
  });

  it("leave the same list where all stay", () => {
    expect(without(columns, 0)).toBe(columns);
  });
});
