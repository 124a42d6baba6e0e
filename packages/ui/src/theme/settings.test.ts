import { expect, it } from "vitest";
import { defaultThemeSettings, radii, readThemeSettings } from "./settings.ts";

it.each([null, "", "{", "null", "7", '"plum"', "[]"])("stands on the defaults for %j", (text) => {
  expect(readThemeSettings(text)).toEqual(defaultThemeSettings);
});

it("keeps what it knows and drops what it does not", () => {
  const text = JSON.stringify({ accent: "plum", radius: 12, font: "comic", density: 3, more: true });
  expect(readThemeSettings(text)).toEqual({ ...defaultThemeSettings, accent: "plum", radius: 12 });
});

it("has corners from 4 to 24 in steps of 2", () => {
  expect(radii).toEqual(Array.from({ length: 11 }, (_, step) => 4 + step * 2));
});
