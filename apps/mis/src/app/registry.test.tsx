import { screenAt } from "@candor/features/app";
import { documentScreens } from "@candor/features/app/testing";
import { allTexts } from "@candor/features/platform/testing";
import { expect, it } from "vitest";
import documented from "../../../../docs/screens.md?raw";
import { hasPage } from "./pages.ts";
import * as paths from "./paths.ts";
import { screens } from "./registry.ts";

const texts = allTexts("en")["staff-session"] as { screen: Record<string, string> };

it("has a page for every screen that says so, and each address opens its own screen", () => {
  expect(screens.filter(({ page }) => page !== undefined && !hasPage(page))).toEqual([]);
  const filled = (path: string) => path.replace(/:(\w+)\??/g, "7b0c");
  expect(screens.filter((screen) => screenAt(screens, filled(screen.path)) !== screen)).toEqual([]);
});

it("is what the server is told of", () => {
  const told: readonly string[] = Object.values(paths);
  expect(screens.map(({ path }) => path).filter((path) => !told.includes(path))).toEqual([]);
});

it("is what docs/screens.md lists", async () => {
  const table = documentScreens(
    documented,
    screens,
    (id) => texts.screen[id] ?? "",
    (path) => path.startsWith("/view-mis/"),
  );
  // The table is written by `pnpm docs`.
  await expect(table).toMatchFileSnapshot("../../../../docs/screens.md");
});
