import { expect, it } from "vitest";
import { durationParts } from "./duration.ts";

it.each([
  [0, 0, "seconds"],
  [420, 0.4, "seconds"],
  [59_000, 59, "seconds"],
  [300_000, 5, "minutes"],
  [7_200_000, 2, "hours"],
  [47 * 3_600_000, 47, "hours"],
  [395 * 86_400_000, 395, "days"],
])("%d ms is %d %s", (seconds, value, unit) => {
  expect(durationParts(seconds)).toEqual({ unit, value });
});
