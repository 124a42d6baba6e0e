import { describe, expect, it } from "vitest";
import { createSortKeys } from "./sort-keys.ts";

describe("createSortKeys", () => {
  it("keeps numbers, and knows what is missing", () => {
    expect(createSortKeys()([3, null, 1.5, undefined, Number.NaN, 0])).toEqual([
      3,
      undefined,
      1.5,
      undefined,
      undefined,
      0,
    ]);
  });

  it("places text as people sort it, digits by value", () => {
    const [ten, nine, one, none] = createSortKeys()(["Check 10", "Check 9", "Check 1", null]);
    expect([one, nine, ten]).toEqual([0, 1, 2]);
    expect(none).toBeUndefined();
  });

  it("gives one place to equal text, and sorts numbers beside text as text", () => {
    expect(createSortKeys()(["b", "a", "b"])).toEqual([1, 0, 1]);
    expect(createSortKeys()([10, "9", 2])).toEqual([2, 1, 0]);
  });

  it("keeps an order through fewer and then more rows", () => {
    const keys = createSortKeys();
    keys(["b", "c"]);
    const [c] = keys(["c"]);
    const [a, b, again] = keys(["a", "b", "c"]);
    expect(c).toBeDefined();
    expect((a ?? 9) < (b ?? 0) && (b ?? 9) < (again ?? 0)).toBe(true);
  });
});

describe("text of plain signs", () => {
  const numeric = new Intl.Collator(undefined, { numeric: true });
  const signs = ["a", "B", "b", "Z", " ", "-", "_", ".", "/", "0", "00", "1", "01", "7", "10", "123", "2048"];
  // The same texts in each run.
  const texts = Array.from({ length: 600 }, (_, index) =>
    Array.from(
      { length: 1 + (index % 6) },
      (_sign, at) => signs[(index * 31 + at * at * 7 + at * index) % 17],
    ).join(""),
  );

  it("stands as the language puts it with digits by value, also where one text is not plain", () => {
    for (const list of [texts, [...texts, "é 2"], [...texts, "1234567890123456789"]]) {
      const keys = createSortKeys()(list);
      for (let at = 1; at < list.length; at++) {
        const order = numeric.compare(list[at - 1] ?? "", list[at] ?? "");
        expect(Math.sign((keys[at - 1] ?? 0) - (keys[at] ?? 0)), `${list[at - 1]} | ${list[at]}`).toBe(
          Math.sign(order),
        );
      }
    }
  });
});
