import { STAFF_PERMISSIONS, type StaffPermission } from "@candor/api/entities";
import { screenAt } from "@candor/features/app";
import { documentScreens, refusedAhead } from "@candor/features/app/testing";
import { allTexts } from "@candor/features/platform/testing";
import { canOpen } from "@candor/features/staff-session";
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

it("brings the words of the editor to every page of the configuration: each removes, compares or keeps what it shows", () => {
  const configuration = screens.filter(({ path }) =>
    /^\/view-mis\/(?:configs|asset-config|evidence-template)/.test(path),
  );
  expect(configuration).toHaveLength(15);
  const without = configuration.filter(
    ({ catalogues }) => !catalogues.some(({ namespace }) => namespace === "config-editor"),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

it("brings why an object could not be assessed to the pages that say it", () => {
  const saying = screens.filter(({ catalogues }) =>
    catalogues.some(({ namespace }) => namespace === "failures"),
  );
  expect(saying.map(({ id }) => id)).toEqual(["scanResult", "scanReports", "scanReport", "jobs"]);
});

/** What each permission gives access to in the sidebar, as it is specified, and what the product adds to it. */
const OPENS: Record<StaffPermission, readonly string[]> = {
  view_company: ["companies", "feedback"],
  view_scan: ["scans", "outbox"],
  view_activity_scan: ["activityScans"],
  view_activity_skill: ["skills"],
  view_activity_qrcode: ["qrcodes"],
  view_activity: ["campaigns"],
  add_detectionability: ["evidenceTables", "evidenceTemplates", "cardTemplates"],
  view_config_card: ["cards", "cardCharts"],
  view_detection: ["metaDetections"],
  whitelist_edit: ["whitelist"],
  official_site_resource_edit: ["siteResources"],
  super: screens.filter(({ menu }) => menu).map(({ id }) => id),
};

it.for(STAFF_PERMISSIONS)("shows exactly its own pages to who holds %s alone", (held) => {
  const shown = screens.filter((screen) => screen.menu && canOpen(screen, [held])).map(({ id }) => id);
  expect(shown).toEqual(OPENS[held]);
  // A page under another opens with it.
  const under = screens.filter(({ parent, permission }) => parent && permission === held);
  const parents = under.map(({ parent }) => screens.find(({ id }) => id === parent)?.permission);
  expect(parents.filter((permission) => permission !== held)).toEqual([]);
});

it("is what the server is told of", () => {
  const told: readonly string[] = Object.values(paths);
  expect(screens.map(({ path }) => path).filter((path) => !told.includes(path))).toEqual([]);
});

it.each(screens.filter(({ preload }) => preload).map((screen) => [screen.path, screen] as const))(
  "%s asks ahead nothing that its call would refuse unread",
  (_, screen) => {
    expect(refusedAhead(screen)).toEqual([]);
  },
);

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
