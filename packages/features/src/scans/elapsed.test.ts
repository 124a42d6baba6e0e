import { expect, test } from "vitest";
import { elapsed, isFresh } from "./elapsed.ts";

const now = Date.parse("2026-11-20T12:00:00.000Z");
const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test("a span is told in whole minutes, from an hour on in whole hours", () => {
  expect(elapsed(at(12), now)).toEqual({ unit: "minutes", value: 12 });
  expect(elapsed(at(61), now)).toEqual({ unit: "hours", value: 1 });
});

test("below a minute and beyond a day there is no span to tell", () => {
  expect(elapsed(at(0.5), now)).toBeNull();
  expect(elapsed(at(24 * 60), now)).toBeNull();
  expect(isFresh(at(0.5), now)).toBe(true);
  expect(isFresh(at(1), now)).toBe(false);
});
