import { expect, it } from "vitest";
import { cases } from "../../internal/seeded.ts";
import { stackColumns, totalOfColumn } from "./stack.ts";

it("stands each part on the one before, without gap or overlap", () => {
  for (const { parts, points } of cases(50, (random) => {
    const points = Math.floor(random() * 12);
    const value = () => (random() < 0.15 ? null : Math.round(random() * 900) - 100);
    const parts = Array.from({ length: 1 + Math.floor(random() * 7) }, (_, index) => ({
      id: `${index}`,
      label: `${index}`,
      values: Array.from({ length: points }, value),
    }));
    return { parts, points };
  })) {
    const columns = stackColumns(parts, points);
    expect(columns).toHaveLength(points);
    for (const [point, column] of columns.entries()) {
      let below = 0;
      for (const { from, to, value } of column) {
        expect(from).toBe(below);
        expect(to - from).toBe(value);
        expect(value).toBeGreaterThan(0);
        below = to;
      }
      const sum = parts.reduce((total, { values }) => total + Math.max(0, values[point] ?? 0), 0);
      expect(totalOfColumn(column)).toBe(sum);
    }
  }
});

it("gives no room to what is missing, zero, negative or no number", () => {
  const values = [null, 0, -4, Number.NaN, Number.POSITIVE_INFINITY];
  expect(stackColumns([{ id: "a", label: "A", values }], 6)).toEqual([[], [], [], [], [], []]);
});
