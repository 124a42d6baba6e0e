import { expect, test } from "vitest";
import { ADDED, isChanged, linesOf, rowsOf, stateOf, withLine, withLines } from "./lines.ts";

const table = (rows: Record<string, string | number | null>[]) => ({
  ...{ id: "hosts", title: { en: "Hosts", cn: "主机" }, columns: [] },
  ...{ rows, total: rows.length + 3 },
});
const a = { host: "a.example", owner: "A" };
const b = { host: "b.example", owner: "B" };
const c = { host: "c.example", owner: null };

test("rows are told apart by what stands instead of them", () => {
  const lines = linesOf(
    table([a, b, c]),
    table([a, { ...b, owner: "Bee" }, { host: "d.example", owner: "D" }]),
  );
  expect(lines.map((line) => isChanged(line))).toEqual([false, true, true, true]);
  expect(lines[1]).toEqual({ engine: b, now: { ...b, owner: "Bee" } });
  expect(lines[2]).toEqual({ engine: c, now: null });
  expect(lines[3]).toEqual({ engine: null, now: { host: "d.example", owner: "D" } });
  expect(rowsOf(lines)).toHaveLength(3);
});

test("equal rows stand each for itself", () => {
  expect(linesOf(table([a, a]), table([a])).map(({ now }) => now)).toEqual([a, null]);
});

test("hidden rows are shown to staff, and rows that were not stored are still counted", () => {
  const shown = withLines(table([a, b]), [
    { engine: a, now: null },
    { engine: b, now: b },
  ]);
  expect([shown.rows, shown.total]).toEqual([[a, b], 5]);
});

test("a row is added behind the last, changed where it stands, and gone once its expert takes it out", () => {
  const seen = [{ engine: a, now: a }];
  const added = withLine(seen, 1, { ...ADDED, now: b });
  expect(added.map(stateOf)).toEqual([null, "added"]);
  expect(rowsOf(withLine(added, 1, { engine: null, now: c }))).toEqual([a, c]);
  expect(withLine(added, 1, { engine: null, now: null })).toEqual(seen);
  expect(withLine(seen, 0, { engine: a, now: null }).map(stateOf)).toEqual(["hidden"]);
});
