import { expect, it } from "vitest";
import { emulate, renderOnPlatform } from "../../platform/test-root.tsx";
import { Initials } from "./Initials.tsx";

it("keeps a company's letters apart from their ground in forced colours", async () => {
  await emulate({ features: [{ name: "forced-colors", value: "active" }] });
  const place = renderOnPlatform(<Initials name="Linden & Co" of="company" size={24} />);
  const mark = place.querySelector("[data-initials=LC]") as HTMLElement;
  // Without it the browser lays the colour of paper behind letters of the colour of paper.
  expect(getComputedStyle(mark).getPropertyValue("forced-color-adjust")).toBe("none");
});
