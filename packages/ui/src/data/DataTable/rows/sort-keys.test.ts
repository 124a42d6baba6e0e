import { describe, expect, it, vi } from "vitest";
import { NOWHERE, orderOf, placesOf } from "./sort-keys.ts";

describe("placesOf", () => {
  it("places numbers, and knows what is missing", () => {
    const missing = [null, undefined, Number.NaN];
    expect(placesOf([3, 1.5, 0, 3, -2, ...missing])).toEqual([3, 2, 1, 3, 0, NOWHERE, NOWHERE, NOWHERE]);
  });

  it("orders whole numbers, however far apart, and what is missing among them", () => {
    const orders = (values: readonly (number | null)[]) => orderOf(placesOf(values), false);
    expect(orders([1_000_003, 5, null, -2, 5])).toEqual([3, 1, 4, 0, 2]);
    expect(orders([2 ** 52, null, 1, -(2 ** 52)])).toEqual([3, 2, 0, 1]);
    expect(orders([null, null])).toEqual([0, 1]);
  });

  it("places text as people sort it, digits by value", () => {
    expect(placesOf(["Check 10", "Check 9", "Check 1", null])).toEqual([2, 1, 0, NOWHERE]);
  });

  it("gives one place to equal text, and sorts numbers beside text as text", () => {
    expect(placesOf(["b", "a", "b"])).toEqual([1, 0, 1]);
    expect(placesOf(["01", "1", "2"])).toEqual([0, 0, 1]);
    expect(placesOf([10, "9", 2])).toEqual([2, 1, 0]);
  });

  it("sorts as the page's language does, whatever the browser's is", () => {
    const names = ["张三", "安娜", "李四"];
    vi.stubGlobal("document", { documentElement: { lang: "zh-CN" } });
    expect(placesOf(names)).toEqual([2, 0, 1]);
    vi.unstubAllGlobals();
  });

  const numeric = new Intl.Collator(undefined, { numeric: true });
  const signs = ["a", "B", "b", "Z", " ", "-", "_", ".", "/", "0", "00", "1", "01", "7", "10", "123", "2048"];
  // The same texts in each run.
  const texts = Array.from({ length: 600 }, (_, index) =>
    Array.from(
      { length: 1 + (index % 6) },
      (_sign, at) => signs[(index * 31 + at * at * 7 + at * index) % 17],
    ).join(""),
  );

  it.each([
    ["plain", []],
    ["not plain", ["é 2"]],
    ["of a long number", ["1234567890123456789"]],
    ["of two lines", ["a 10\na 9"]],
  ])("stands where the language puts it, also beside a text that is %s", (_, more) => {
    const list = [...texts, ...more];
    const places = placesOf(list);
    for (let at = 1; at < list.length; at++) {
      const order = numeric.compare(list[at - 1] ?? "", list[at] ?? "");
      const found = Math.sign((places[at - 1] ?? 0) - (places[at] ?? 0));
      expect(found, `${list[at - 1]} | ${list[at]}`).toBe(Math.sign(order));
    }
  });
});

describe("orderOf", () => {
  it("keeps equal places as they came and what is missing last, in both directions", () => {
    const places = [1, NOWHERE, 0, 1, NOWHERE, 0];
    expect(orderOf(places, false)).toEqual([2, 5, 0, 3, 1, 4]);
    expect(orderOf(places, true)).toEqual([0, 3, 2, 5, 1, 4]);
    expect(orderOf([], false)).toEqual([]);
  });
});
