import { TAG_COLORS } from "@candor/api/entities";
import { tagColors } from "@candor/ui/badges";
import { expect, it } from "vitest";

it("offers the same colours for labels as the design system has tags", () => {
  expect(TAG_COLORS).toEqual(tagColors);
});
