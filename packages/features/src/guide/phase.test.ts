import { expect, test } from "vitest";
import { phaseFor } from "./phase.ts";

test("opens by itself only while it is unread and nobody touched it", () => {
  expect(phaseFor("untouched", 0)).toBe("open");
  expect(phaseFor("untouched", 1)).toBe("done");
});

test.each(["open", "leaving", "hint", "done"] as const)("stays %s whatever the status becomes", (phase) => {
  expect(phaseFor(phase, 0)).toBe(phase);
  expect(phaseFor(phase, 1)).toBe(phase);
});
