import { cardChart } from "@candor/api/entities";
import { expect, test } from "vitest";
import { checking } from "./entry.ts";

const chart = {
  title: { en: "By category", cn: "按类别" },
  ...{ card: "sharing", chart: "bar" as const, dimension: "category", metric: "count" as const },
  ...{ metric_key: null, max_items: 5 },
};

test("what is empty is missing, what is filled is of the wrong form", () => {
  const check = checking<typeof chart>(cardChart as never);
  expect(check(chart).fields).toEqual({});
  expect(check({ ...chart, card: "", dimension: "not a key!" }).fields).toEqual({
    card: "required",
    dimension: "format",
  });
});
