import type { CurrentUser } from "@candor/api/entities";
import { expect, it } from "vitest";
import { owner } from "./fixtures.ts";
import { hrefOf, landingOf, MODULES, menuOf, refusalOf, type Screen } from "./screens.ts";

const screen = (some: Partial<Screen>): Screen => ({
  id: "dashboard",
  path: "/dashboard",
  page: "dashboard",
  module: MODULES.dashboard,
  catalogues: [],
  ...some,
});
const withProduct = (product_type: number): CurrentUser => ({
  ...owner,
  company: { ...owner.company, product_type },
});

it("opens a screen by the company's product bit", () => {
  expect(refusalOf(screen({}), withProduct(1))).toBeNull();
  expect(refusalOf(screen({}), withProduct(3))).toBeNull();
  expect(refusalOf(screen({}), withProduct(2))).toBe("product");
  expect(refusalOf(screen({}), withProduct(0))).toBe("product");
});

it("stays closed for a screen without a product, even with every bit set", () => {
  expect(refusalOf(screen({ module: 0 }), withProduct(~0))).toBe("product");
});

it("opens a screen by role, and no role in the list opens it to nobody", () => {
  const viewer: CurrentUser = { ...owner, role: "viewer" };
  expect(refusalOf(screen({ roles: ["owner"] }), owner)).toBeNull();
  expect(refusalOf(screen({ roles: ["owner"] }), viewer)).toBe("role");
  expect(refusalOf(screen({ roles: [] }), owner)).toBe("role");
  expect(refusalOf(screen({}), viewer)).toBeNull();
});

it("lists in the menu only what opens, by group from top to bottom", () => {
  const screens = [
    screen({ id: "newAssessment", menu: "bottom", roles: ["owner"] }),
    screen({ id: "checks", menu: "application" }),
    screen({ id: "dashboard", menu: "overview" }),
    screen({ id: "checkDetail" }),
  ];
  const menu = (user: CurrentUser) =>
    menuOf(screens, user).map(({ group, screens }) => [group, ...screens.map(({ id }) => id)]);
  expect(menu(owner)).toEqual([
    ["overview", "dashboard"],
    ["application", "checks"],
    ["bottom", "newAssessment"],
  ]);
  expect(menu({ ...owner, role: "viewer" })).toEqual([
    ["overview", "dashboard"],
    ["application", "checks"],
  ]);
  expect(menu(withProduct(2))).toEqual([]);
});

it("drops optional parameters from a menu's address", () => {
  expect(hrefOf({ path: "/checks/:objectId?/:assessmentId?" })).toBe("/checks");
  expect(hrefOf({ path: "/dashboard" })).toBe("/dashboard");
});

it("leads to the user's start page where it opens, else to the first screen, else nowhere", () => {
  const screens = [
    screen({ id: "newAssessment", path: "/newassessment", menu: "bottom", roles: ["owner"] }),
    screen({ id: "dashboard", path: "/dashboard", menu: "overview" }),
  ];
  const start = (default_index: string | null, rest: Partial<CurrentUser> = {}) =>
    landingOf(screens, { ...owner, default_index, ...rest });
  expect(start(null)).toBe("/dashboard");
  expect(start("/newassessment")).toBe("/newassessment");
  expect(start("/newassessment", { role: "viewer" })).toBe("/dashboard");
  expect(start("//evil.example")).toBe("/dashboard");
  expect(landingOf(screens, withProduct(2))).toBeNull();
});
