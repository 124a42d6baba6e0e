import { expect, test } from "vitest";
import { elapsed, isFresh } from "./elapsed.ts";

const now = Date.parse("2026-11-20T12:00:00.000Z");
const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test("minutes and hours are told in the reader's language", () => {
  expect(elapsed(at(12), now, "en")).toBe("12 mins");
  expect(elapsed(at(61), now, "en")).toBe("1 hr");
  expect(elapsed(at(12), now, "cn")).toBe("12分钟");
});

test("below a minute and beyond a day there is no span to tell", () => {
  expect(elapsed(at(0.5), now, "en")).toBeNull();
  expect(elapsed(at(24 * 60), now, "en")).toBeNull();
  expect(isFresh(at(0.5), now)).toBe(true);
  expect(isFresh(at(1), now)).toBe(false);
});
