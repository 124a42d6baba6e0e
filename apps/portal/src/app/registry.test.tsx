import { hrefOf } from "@candor/features/shell";
import { expect, it } from "vitest";
import { hasPage } from "./pages.ts";
import { screenAt } from "./preload.ts";
import { screens } from "./registry.ts";

it("has a page for every screen", () => {
  expect(screens.filter(({ page }) => !hasPage(page))).toEqual([]);
});

it("names each screen and each path once", () => {
  expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
});

it("opens each screen of the menu at its own address", () => {
  for (const screen of screens.filter(({ menu }) => menu)) {
    expect(screenAt(screens, hrefOf(screen))?.id).toBe(screen.id);
  }
});

it.each([
  ["/dashboard", "dashboard"],
  ["/checks/7b0c", "checks"],
  ["/checkdetail/7b0c", "checkDetail"],
  ["/assessment/detail/7b0c", "assessment"],
  ["/assessment", "newAssessment"],
  ["/nowhere", undefined],
])("finds the screen at %s", (path, id) => {
  expect(screenAt(screens, path)?.id).toBe(id);
});
