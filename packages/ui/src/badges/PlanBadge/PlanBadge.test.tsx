import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { emulate } from "../../internal/emulate.ts";
import { show } from "../../internal/testing.tsx";
import { PlanBadge, planTierOf, planTiers } from "./PlanBadge.tsx";

afterEach(() => emulate());

it.each([
  [1, "essential"],
  [2, "professional"],
  [3, "enterprise"],
  [10, "trial"],
  [4, "unknown"],
])("reads version %d as %s", (version, tier) => {
  expect(planTierOf(version)).toBe(tier);
});

it("keeps a box around every plan in forced colours", async () => {
  await emulate({ "forced-colors": "active" });
  show(planTiers.map((tier) => <PlanBadge key={tier} tier={tier} label={tier} />));
  for (const tier of planTiers.filter((each) => each !== "enterprise")) {
    const { outlineStyle, outlineWidth } = getComputedStyle(page.getByText(tier).element());
    expect([outlineStyle, outlineWidth], tier).toEqual([tier === "trial" ? "dashed" : "solid", "1px"]);
  }
  const { backgroundColor, color } = getComputedStyle(page.getByText("enterprise").element());
  expect(backgroundColor).not.toBe(color);
});
