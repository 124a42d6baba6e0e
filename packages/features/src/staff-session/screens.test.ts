import { Circle as icon } from "lucide-react";
import { expect, test } from "vitest";
import { type ConsoleScreen, canOpen, firstScreen, sectionsFor } from "./screens.ts";

const scans: ConsoleScreen = {
  id: "scans",
  path: "/view-mis/scan-list",
  permission: "view_scan",
  menu: { group: "user", icon },
  catalogues: [],
};
const result: ConsoleScreen = { ...scans, id: "scanResult", menu: undefined };
const outbox: ConsoleScreen = {
  ...scans,
  id: "outbox",
  permission: "view_company",
  menu: { group: "standalone", icon },
};
const screens = [outbox, scans, result];

const groups = (permissions: Parameters<typeof sectionsFor>[1]) =>
  sectionsFor(screens, permissions).map(({ group, screens: items }) => [group, items.map(({ id }) => id)]);

test("a group shows only where one of its screens opens, in the sidebar's own order", () => {
  expect(groups(["view_scan", "view_company"])).toEqual([
    ["user", ["scans"]],
    ["standalone", ["outbox"]],
  ]);
  expect(groups(["view_company"])).toEqual([["standalone", ["outbox"]]]);
});

test("super opens every screen", () => {
  expect(groups(["super"])).toEqual(groups(["view_scan", "view_company"]));
});

test("it fails closed: no permission, or one that no screen names, opens nothing", () => {
  expect(groups([])).toEqual([]);
  expect(groups(["whitelist_edit"])).toEqual([]);
  expect(canOpen(result, ["view_company"])).toBe(false);
});

test("the first screen is the sidebar's, not the registry's", () => {
  expect(firstScreen(screens, ["super"])?.id).toBe("scans");
  expect(firstScreen(screens, ["view_company"])?.id).toBe("outbox");
  expect(firstScreen(screens, [])).toBeNull();
});
