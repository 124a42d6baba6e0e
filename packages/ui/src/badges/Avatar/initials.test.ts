import { expect, it } from "vitest";
import { initials, steadyIndex } from "./initials.ts";

it.each([
  ["Marta Keller", "MK"],
  ["Lin", "L"],
  ["ana maria de souza", "AS"],
  ["林悦", "林"],
  ["owner@candor.example", "OE"],
  ["  ", ""],
  ["Østergaard Å", "ØÅ"],
])("%s is %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it("chooses the same tone for a name each time, and all tones for many names", () => {
  expect(steadyIndex("Marta Keller", 4)).toBe(steadyIndex("Marta Keller", 4));
  const tones = new Set(Array.from({ length: 40 }, (_, index) => steadyIndex(`Person ${index}`, 4)));
  expect(tones.size).toBe(4);
});
