import { screenAt } from "@candor/features/app";
import { documentScreens, refusedAhead } from "@candor/features/app/testing";
import { hrefOf, SCREEN_IDS } from "@candor/features/navigation";
import { allTexts } from "@candor/features/platform/testing";
import { expect, it } from "vitest";
import documented from "../../../../docs/screens.md?raw";
import { hasPage } from "./pages.ts";
import { screens } from "./registry.ts";

const texts = allTexts("en").shell as { screen: Record<string, string> };

/** A value for every parameter of a pattern. */
const filled = (path: string) => path.replace(/:(\w+)\??/g, "7b0c");

it("has a page for every screen that says so", () => {
  expect(screens.filter(({ page }) => page !== undefined && !hasPage(page))).toEqual([]);
});

it("names each screen and each path once, and no screen is missing", () => {
  expect(screens.map(({ id }) => id).toSorted()).toEqual([...SCREEN_IDS].toSorted());
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
});

it.each(screens.map((screen) => [screen.path, screen] as const))(
  "%s opens its own screen",
  (path, screen) => {
    expect(screenAt(screens, hrefOf(screen).includes(":") ? filled(path) : hrefOf(screen))?.id).toBe(
      screen.id,
    );
    expect(screenAt(screens, filled(path))?.id).toBe(screen.id);
  },
);

it.each(screens.flatMap(({ id, parent }) => (parent ? [[id, parent]] : [])))(
  "%s stands under a screen that is there",
  (_, parent) => {
    expect(screens.map(({ id }) => id)).toContain(parent);
  },
);

it("knows nothing at an unknown address", () => {
  expect(screenAt(screens, "/nowhere")).toBeUndefined();
  expect(screenAt(screens, "/404")).toBeUndefined();
});

it.each(screens.filter(({ preload }) => preload).map((screen) => [screen.path, screen] as const))(
  "%s asks ahead nothing that its call would refuse unread",
  (_, screen) => {
    expect(refusedAhead(screen)).toEqual([]);
  },
);

it("is what docs/screens.md lists, with the state of each screen", async () => {
  const table = documentScreens(
    documented,
    screens,
    (id) => texts.screen[id] ?? "",
    (path) => !path.startsWith("/view-mis/"),
  );
  // The table is written by `pnpm docs`.
  await expect(table).toMatchFileSnapshot("../../../../docs/screens.md");
});
