import { expect, it } from "vitest";
import { planTierOf } from "./PlanBadge.tsx";

it.each([
  [1, "essential"],
  [2, "professional"],
  [3, "enterprise"],
  [10, "trial"],
  [4, "unknown"],
])("reads version %d as %s", (version, tier) => {
  expect(planTierOf(version)).toBe(tier);
});
