import { layoutOf, viewOf } from "@candor/api/entities";
import { expect, test } from "vitest";
import {
  check,
  fromEngine,
  idleKeys,
  keyFault,
  labelsIn,
  moved,
  nearest,
  newColumn,
  withColumn,
  withLabels,
  withoutColumn,
} from "./config.ts";
import { ENGINE_TABLE } from "./samples.ts";

test("the engine's own layout is a layout that can be published", () => {
  const config = fromEngine(ENGINE_TABLE);
  expect(check(config)).toEqual({ valid: config, fields: {} });
  expect(idleKeys(config)).toEqual([]);
});

test("it draws and filters as the engine's own, and a status is none of the keys that tell rows apart", () => {
  const rows = ENGINE_TABLE.rows.map((row) => ({ ...row, status: "critical" }));
  const status = { key: "status", label: { en: "Status", cn: "状态" }, type: "status" as const };
  const table = { ...ENGINE_TABLE, columns: [status, ...ENGINE_TABLE.columns], rows };
  const config = fromEngine(table);
  const drawn = viewOf({ ...table, layout: layoutOf(config) }).columns;
  expect(drawn.map(({ key, filterable }) => [key, filterable])).toEqual(
    viewOf(table).columns.map(({ key, filterable }) => [key, filterable]),
  );
  expect(drawn[0]?.type).toBe("status");
  expect(config.unique_keys).toBe("host");
});

test("labels keep their colours and order through the two texts, and leave without a trace", () => {
  const config = fromEngine(ENGINE_TABLE);
  const labels = [
    { label: "sens_high", color: "plum" as const },
    { label: "sens_low", color: null },
  ];
  const labelled = withLabels(config, "level", labels);
  expect(labelsIn(labelled, "level")).toEqual(labels);
  expect(check(labelled).valid).not.toBeNull();
  expect(withLabels(labelled, "level", [])).toEqual(config);
  expect(labelsIn({ ...config, label_color: "{", label_sort: "7" }, "level")).toEqual([]);
});

test("labels go with the key of their column, and leave with it", () => {
  const config = fromEngine(ENGINE_TABLE);
  const labels = [{ label: "sens_high", color: "plum" as const }];
  const labelled = withLabels(config, "level", labels);
  const [host, level] = labelled.columns;
  if (!host || !level) throw new Error("the sample has two columns");
  const renamed = withColumn({ ...labelled, schema_keys: "host|risk" }, 1, { ...level, key: "risk" });
  expect(labelsIn(renamed, "risk")).toEqual(labels);
  expect(check(renamed).fields).toEqual({});
  const left = withoutColumn(labelled, 1);
  expect(check(left).fields).toEqual({});
  const twice = { ...labelled, columns: [...labelled.columns, level] };
  expect([keyFault(twice, 1), keyFault(twice, 2)]).toEqual([null, "twice"]);
  expect(labelsIn(withoutColumn(twice, 2), "level")).toEqual(labels);
});

test("a slip of the pen names the key that was meant", () => {
  const config = fromEngine(ENGINE_TABLE);
  const slipped = { ...config, schema_keys: config.schema_keys.replace("level", "lebel") };
  expect(idleKeys(slipped)).toEqual(["lebel"]);
  expect(
    nearest(
      "lebel",
      config.columns.map(({ key }) => key),
    ),
  ).toBe("level");
  expect(nearest("entirely_other", ["host", "level"])).toBeNull();
  expect(check(slipped).fields).toEqual({ "columns.1.key": "unknown" });
});

test("a column without a key and a colour outside the palette are refused with their place", () => {
  const config = fromEngine(ENGINE_TABLE);
  const keyless = { ...config, columns: [...config.columns, newColumn("", { en: "x", cn: "x" })] };
  expect(Object.keys(check(keyless).fields)).toContain("columns.2.key");
  expect(Object.keys(check({ ...config, label_color: '{"level":{"a":"red"}}' }).fields)).toEqual([
    "label_color",
  ]);
});

test("an entry moves by one place and stays inside the list", () => {
  expect([moved(["a", "b", "c"], 0, 1), moved(["a", "b"], 0, -1), moved(["a", "b"], 1, 1)]).toEqual([
    ["b", "a", "c"],
    ["a", "b"],
    ["a", "b"],
  ]);
});
