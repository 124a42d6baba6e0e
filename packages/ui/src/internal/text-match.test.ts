import { expect, it } from "vitest";
import { textMatcher } from "./text-match.tsx";

const isMeant = textMatcher();

it("finds without regard to case, anywhere in any of the texts", () => {
  expect(isMeant("EXAMPLE", "shop.example.com")).toBe(true);
  expect(isMeant("  d2 ", "Doorbell D2")).toBe(true);
  expect(isMeant("host", "Example Shop", "host.example")).toBe(true);
  expect(isMeant("nothing", "Example Shop", "host.example")).toBe(false);
  expect(isMeant(" ", "Example Straße")).toBe(true);
});

it("asks the app where no text holds what was typed", () => {
  const heard = textMatcher((text, typed) => text === "林登商店" && typed === "ld");
  expect(heard("LD", "林登商店")).toBe(true);
  expect(heard("ld", "紫菀商店")).toBe(false);
});
