import { expect, it } from "vitest";
import { inTriangle, onItsWay } from "./triangle.ts";

const at = (x: number, y: number) => ({ x, y });
const corners = [at(0, 0), at(10, 0), at(0, 10)] as const;

it.each([
  [at(2, 2), true],
  [at(5, 5), true],
  [at(0, 0), true],
  [at(6, 6), false],
  [at(-1, 2), false],
])("tells whether %o is inside", (point, inside) => {
  expect(inTriangle(point, ...corners)).toBe(inside);
  expect(inTriangle(point, corners[2], corners[1], corners[0])).toBe(inside);
});

/** A list at the left of the row that was left at 500, 100. */
const list = { left: 100, right: 380, top: 80, bottom: 400 } as DOMRectReadOnly;
const from = at(500, 100);

it("lets a pointer go down towards the list's foot, over other rows", () => {
  expect(onItsWay(at(440, 200), from, list)).toBe(true);
});

it("does not when it goes straight down, or away", () => {
  expect(onItsWay(at(500, 140), from, list)).toBe(false);
  expect(onItsWay(at(520, 100), from, list)).toBe(false);
});

it("knows a list at the other side too", () => {
  const right = { left: 700, right: 900, top: 80, bottom: 400 } as DOMRectReadOnly;
  expect(onItsWay(at(600, 200), from, right)).toBe(true);
  expect(onItsWay(at(440, 200), from, right)).toBe(false);
});
