import { type CurrentUser, MODULES } from "@candor/api/entities";
import { describe, expect, it } from "vitest";
import { factsOf, owner } from "../shell/fixtures.ts";
import {
  constructedOf,
  denialReasonOf,
  denialReasonWithin,
  hasPermission,
  type NavigationFacts,
} from "./access.ts";
import { hrefOf } from "./app-screen.ts";
import { homeOfProduct, landingOf, landingRefusal } from "./landing.ts";
import { explainMenu, menuOf } from "./menu.ts";
import type { Screen } from "./screens.ts";

const screen = (some: Partial<Screen>): Screen => ({
  id: "dashboard",
  path: "/dashboard",
  page: "dashboard",
  module: MODULES.dashboard,
  catalogues: [],
  ...some,
});
const person = (some: Partial<CurrentUser>) => factsOf({ ...owner, ...some });
const company = (some: Partial<CurrentUser["company"]>) => person({ company: { ...owner.company, ...some } });
const withProduct = (product_type: number) => company({ product_type });
const place = (group: "overview" | "application" | "solution" | "bottom") => ({ current: { group } });

describe("a screen opens", () => {
  it("by the company's product bit, and never without a product", () => {
    expect(denialReasonOf(screen({}), withProduct(1))).toBeNull();
    expect(denialReasonOf(screen({}), withProduct(3))).toBeNull();
    expect(denialReasonOf(screen({}), withProduct(2))).toBe("product");
    expect(denialReasonOf(screen({ module: 0 }), withProduct(~0))).toBe("product");
  });

  it("by plan, and an unknown plan opens nothing that asks for one", () => {
    const paid = screen({ plans: [2, 3] });
    expect(denialReasonOf(paid, company({ product_version: 2 }))).toBeNull();
    expect(denialReasonOf(paid, company({ product_version: 1 }))).toBe("plan");
    expect(denialReasonOf(paid, company({ product_version: 77 }))).toBe("plan");
  });

  it("by role, and an empty list of roles opens it to nobody", () => {
    expect(denialReasonOf(screen({ roles: ["owner"] }), person({}))).toBeNull();
    expect(denialReasonOf(screen({ roles: ["owner"] }), person({ role: "viewer" }))).toBe("role");
    expect(denialReasonOf(screen({ roles: [] }), person({}))).toBe("role");
  });

  it("by permission: a super user has all, an empty list and nobody have none", () => {
    const guarded = screen({ permission: "read_risk" });
    expect(denialReasonOf(guarded, person({ permissions: ["read_risk"] }))).toBeNull();
    expect(denialReasonOf(guarded, person({ is_super: true }))).toBeNull();
    expect(denialReasonOf(guarded, person({ permissions: ["other"] }))).toBe("permission");
    expect(denialReasonOf(guarded, person({ permissions: [] }))).toBe("permission");
    expect(hasPermission(null, "read_risk")).toBe(false);
  });

  it("by flag of the user", () => {
    expect(denialReasonOf(screen({ flag: "showRisk" }), person({ showRisk: true }))).toBeNull();
    expect(denialReasonOf(screen({ flag: "showRisk" }), person({}))).toBe("flag");
    expect(denialReasonOf(screen({ flag: "showOverview" }), person({ showRisk: true }))).toBe("flag");
  });

  it("once its part of the privacy center is begun, and not while that is not known", () => {
    const publish = screen({ construct: "publish" });
    const at = (constructed: NavigationFacts["constructed"]) =>
      denialReasonOf(publish, factsOf(owner, { constructed }));
    expect(at({ edit: false, publish: true })).toBeNull();
    expect(at({ edit: true, publish: false })).toBe("construct");
    expect(at(null)).toBe("construct");
  });

  it("in the trust center by how far that is, and not in a state that nobody knows", () => {
    const open = (state: number) =>
      Object.entries(constructedOf(state)).flatMap(([part, is]) => (is ? part : []));
    expect([0, 1, 2, 3].map(open)).toEqual([[], ["edit"], ["edit", "publish"], []]);
  });

  it("only with what leads to it, however far up, and not at all where that is missing", () => {
    const screens = [
      screen({ id: "checks", path: "/checks", roles: ["owner"] }),
      screen({ id: "checkDetail", path: "/checkdetail/:id", parent: "checks" }),
      screen({ id: "checkDetailCompare", path: "/checkdetailcompare/:id", parent: "checkDetail" }),
    ];
    const last = screens[2] as Screen;
    expect(denialReasonWithin(screens, last, person({}))).toBeNull();
    expect(denialReasonWithin(screens, last, person({ role: "viewer" }))).toBe("role");
    expect(denialReasonWithin(screens.slice(1), last, person({}))).toBe("menu");
  });
});

describe("the menu", () => {
  const screens = [
    screen({
      id: "newAssessment",
      path: "/assessment/:assessmentType?",
      menu: place("bottom"),
      roles: ["owner"],
    }),
    screen({ id: "checks", path: "/checks/:objectId?/:paramsScanId?", menu: place("application") }),
    screen({ menu: place("overview") }),
    screen({ id: "checkDetail", path: "/checkdetail/:idNew?", parent: "checks" }),
  ];
  const shown = (facts: NavigationFacts, of = screens) =>
    menuOf(of, facts).map(({ group, items }) => [group, ...items.map((item) => item.screen.id)]);

  it("lists what opens, by group from top to bottom", () => {
    expect(shown(person({}))).toEqual([
      ["overview", "dashboard"],
      ["application", "checks"],
      ["bottom", "newAssessment"],
    ]);
    expect(shown(person({ role: "viewer" }))).toEqual([
      ["overview", "dashboard"],
      ["application", "checks"],
    ]);
    expect(shown(withProduct(2))).toEqual([]);
  });

  it("shows only what a list of ids names, where there is one", () => {
    expect(shown(person({ menu_ids: ["/checks"] }))).toEqual([["application", "checks"]]);
    expect(shown(person({ menu_ids: [] }))).toEqual([]);
    expect(denialReasonOf(screens[2] as Screen, person({ menu_ids: [] }))).toBe("menu");
  });

  it("shows an item with the api-menu mark only where it is listed", () => {
    const marked = [
      screen({ id: "members", path: "/members", menu: { older: { group: "bottom", apiMenu: true } } }),
      screen({ id: "settings", path: "/settings", menu: { older: { group: "bottom" } } }),
    ];
    const older = (menu_ids: string[] | null) =>
      shown(factsOf({ ...owner, menu_ids }, { form: "older" }), marked);
    expect(older(null)).toEqual([["bottom", "settings"]]);
    expect(older(["/members"])).toEqual([["bottom", "members"]]);
    expect(shown(person({}), marked)).toEqual([]);
  });

  it("carries the red dot where no cloud account is connected, and not while that is not known", () => {
    const settings = [
      screen({ id: "settings", menu: { current: { group: "bottom", connectionNotice: true } } }),
    ];
    const dot = (cloudConnected: boolean | null) =>
      menuOf(settings, factsOf(owner, { cloudConnected })).at(0)?.items.at(0)?.notice;
    expect([dot(false), dot(true), dot(null)]).toEqual([true, false, false]);
  });

  it("keeps what waits for the privacy center in its place, disabled", () => {
    const publish = [screen({ id: "privacyCenterPublish", construct: "publish", menu: place("solution") })];
    expect(menuOf(publish, person({})).at(0)?.items.at(0)?.disabled).toBe("construct");
  });

  it("explains each item that is hidden or disabled, and no other screen", () => {
    const told = explainMenu(screens, person({ role: "viewer", menu_ids: ["/dashboard"] }));
    expect(told.map((one) => [one.screen.id, one.refusal])).toEqual([
      ["newAssessment", "role"],
      ["checks", "menu"],
    ]);
    expect(explainMenu(screens, person({}))).toEqual([]);
  });
});

it("drops optional parameters from a menu's address", () => {
  expect(hrefOf({ path: "/checks/:objectId?/:paramsScanId?" })).toBe("/checks");
  expect(hrefOf({ path: "/dashboard" })).toBe("/dashboard");
});

it("knows the start of each product, in both forms", () => {
  expect([1, 3].map((type) => homeOfProduct(type, false))).toEqual(["/dashboard", "/dashboard"]);
  expect([1, 3].map((type) => homeOfProduct(type, true))).toEqual(["/assessment", "/assessment"]);
  expect([false, true].map((form) => homeOfProduct(2, form))).toEqual(
    Array(2).fill("/privacy-center/onboarding"),
  );
  expect(homeOfProduct(0, false)).toBeNull();
  expect(homeOfProduct(4, true)).toBeNull();
});

describe("the root path leads", () => {
  const screens = [
    screen({
      id: "newAssessment",
      path: "/assessment/:assessmentType?",
      menu: place("bottom"),
      roles: ["owner"],
    }),
    screen({ menu: place("overview") }),
    screen({
      id: "privacyCenterOnboarding",
      path: "/privacy-center/onboarding",
      module: MODULES.privacy_center,
    }),
  ];
  const start = (some: Partial<CurrentUser>) => landingOf(screens, person(some));

  it("to the user's own start page where it opens", () => {
    expect(start({ default_index: "/assessment" })).toBe("/assessment");
    expect(start({ default_index: "/assessment", role: "viewer" })).toBe("/dashboard");
    expect(start({ default_index: "//evil.example" })).toBe("/dashboard");
    expect(start({ default_index: "/nowhere" })).toBe("/dashboard");
    expect(start({ default_index: "/dashboard/more" })).toBe("/dashboard");
  });

  it("to a start page with a parameter or a query, as it is", () => {
    expect(start({ default_index: "/assessment/website" })).toBe("/assessment/website");
    expect(start({ default_index: "/assessment?type=website#top" })).toBe("/assessment?type=website#top");
    expect(start({ default_index: "/assessment/website/more" })).toBe("/dashboard");
    expect(start({ default_index: "/assessment/" })).toBe("/dashboard");
  });

  it("nowhere for an empty menu, and says that it is the menu, not the product", () => {
    expect(start({ menu_ids: [] })).toBeNull();
    expect(landingRefusal(screens, person({ menu_ids: [] }))).toBe("menu");
    expect(landingRefusal(screens, withProduct(0))).toBe("product");
    expect(landingRefusal(screens, withProduct(4))).toBe("product");
  });

  it("to the assessment while nothing has been assessed, where that opens", () => {
    expect(start({ last_scan: 0 })).toBe("/assessment");
    expect(start({ last_scan: 0, role: "viewer" })).toBe("/dashboard");
    expect(start({ last_scan: 20_001 })).toBe("/dashboard");
  });

  it("to the other product's first steps, and nowhere without a product", () => {
    expect(landingOf(screens, withProduct(2))).toBe("/privacy-center/onboarding");
    expect(landingOf(screens, withProduct(0))).toBeNull();
    expect(landingOf(screens, withProduct(4))).toBeNull();
    expect(landingOf(screens, withProduct(-1))).toBeNull();
  });
});
