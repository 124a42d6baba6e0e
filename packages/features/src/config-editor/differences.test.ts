import { expect, test } from "vitest";
import { differencesOf } from "./differences.ts";

const column = (key: string, title: string) => ({ key, title: { en: title, cn: title } });
const BEFORE = {
  title: "Hosts",
  tabs: [],
  columns: [column("host", "Host"), column("owner", "Owner")],
  lines: 3,
};

test("documents that say the same do not differ, whatever the order of their keys", () => {
  const { title, ...rest } = BEFORE;
  expect(differencesOf(BEFORE, { ...rest, title })).toEqual([]);
});

test("a changed text is named by its place and what it stands in", () => {
  const after = { ...BEFORE, columns: [column("host", "Receiving host"), column("owner", "Owner")] };
  expect(differencesOf(BEFORE, after)).toEqual([
    { path: "columns.host.title.en", before: "Host", after: "Receiving host" },
    { path: "columns.host.title.cn", before: "Host", after: "Receiving host" },
  ]);
});

test("columns that changed places differ in their order alone", () => {
  expect(differencesOf(BEFORE, { ...BEFORE, columns: BEFORE.columns.toReversed() })).toEqual([
    { path: "columns", before: "host, owner", after: "owner, host" },
  ]);
});

test("what was added or taken out has one side only", () => {
  const after = { title: "Hosts", tabs: [], columns: [column("host", "Host")], note: "x" };
  const found = differencesOf(BEFORE, after);
  expect(found).toContainEqual({ path: "note", before: undefined, after: "x" });
  expect(found).toContainEqual({ path: "lines", before: "3", after: undefined });
  expect(found).toContainEqual({ path: "columns.owner.title.en", before: "Owner", after: undefined });
  const back = differencesOf(after, BEFORE).map(({ path }) => path);
  expect(back.toSorted()).toEqual(found.map(({ path }) => path).toSorted());
});

test("parts without a name of their own are told apart by their place", () => {
  const lists = (...parts: unknown[]) => ({ groups: parts });
  expect(differencesOf(lists({ a: 1 }, { a: 2 }), lists({ a: 1 }, { a: 3 }))).toEqual([
    { path: "groups.2.a", before: "2", after: "3" },
  ]);
  const twins = (value: number) => lists({ id: "x", value: 1 }, { id: "x", value });
  expect(differencesOf(twins(2), twins(3))).toEqual([{ path: "groups.2.value", before: "2", after: "3" }]);
});
