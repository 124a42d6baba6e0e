import { expect, it } from "vitest";
import { durationParts } from "./duration.ts";

it.each([
  [0, 0, "seconds"],
  [0.42, 0.4, "seconds"],
  [59, 59, "seconds"],
  [300, 5, "minutes"],
  [7200, 2, "hours"],
  [47 * 3600, 47, "hours"],
  [395 * 86_400, 395, "days"],
])("%d s is %d %s", (seconds, value, unit) => {
  expect(durationParts(seconds)).toEqual({ unit, value });
});
