import { expect, it } from "vitest";
import { byLetter, isSearched, searchThreshold, step } from "./pick.ts";

const options = [
  { id: "1", text: "shop.example.com" },
  { id: "2", text: "Example Shop", disabled: true },
  { id: "3", text: "Doorbell D2" },
  { id: "4", text: "Example Straße" },
];

it("is searched from eleven entries on; one that stands for all is not counted", () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, text: `App ${at}` }));
  const all = { id: "all", text: "All", collective: true };
  expect(isSearched([all, ...entries(searchThreshold)])).toBe(false);
  expect(isSearched([all, ...entries(searchThreshold + 1)])).toBe(true);
});

it("steps over what cannot be chosen, and stays at the ends", () => {
  expect(step(options, 0, 1)).toBe(2);
  expect(step(options, 2, -1)).toBe(0);
  expect(step(options, 3, 1)).toBe(3);
  expect(step([], -1, 1)).toBe(-1);
});

it("goes to the next entry of a letter, round the end", () => {
  expect(byLetter(options, 2, "e")).toBe(3);
  expect(byLetter(options, 3, "s")).toBe(0);
  expect(byLetter(options, 0, "x")).toBe(0);
});
