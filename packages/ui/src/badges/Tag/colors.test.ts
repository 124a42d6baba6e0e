import { expect, it } from "vitest";
import { labelColors, tagColors, tagTextColors } from "./colors.ts";

it("has 17 fills and 8 colours of text, each once", () => {
  expect(new Set(tagColors).size).toBe(17);
  expect(new Set(labelColors).size).toBe(8);
  expect(labelColors).toEqual(expect.arrayContaining([...tagTextColors]));
});
