import { MODULES } from "@candor/api/entities";
import { expect, it } from "vitest";
import type { Screen } from "../../navigation/index.ts";
import { factsOf, owner } from "../fixtures.ts";
import { destinationsOf, oneOfEachName } from "./destinations.ts";

const screen = (some: Pick<Screen, "id" | "path"> & Partial<Screen>): Screen => ({
  module: MODULES.dashboard,
  catalogues: [],
  ...some,
});
const menu = { current: { group: "overview" } } as const;
const screens = [
  screen({ id: "dashboard", path: "/dashboard", page: "dashboard", menu }),
  screen({ id: "checks", path: "/checks/:objectId?/:paramsScanId?", page: "checks", menu, roles: ["owner"] }),
  screen({ id: "checkDetail", path: "/checkdetail/:idNew?", page: "checkdetail", parent: "checks" }),
  screen({ id: "objects", path: "/objects", page: "objects", parent: "checks" }),
  screen({ id: "policies", path: "/policies" }),
  screen({ id: "risk", path: "/risk", menu, flag: "showRisk" }),
];
const ids = (facts: ReturnType<typeof factsOf>) => {
  const { open, closed } = destinationsOf(screens, facts);
  return {
    open: open.map(({ id }) => id),
    closed: closed.map(({ screen: { id }, refusal }) => [id, refusal]),
  };
};

it("leads to what opens without a parameter: the menu, and what is there beside it", () => {
  expect(ids(factsOf(owner)).open).toEqual(["dashboard", "checks", "objects"]);
});

it("tells an owner why the rest of the menu is not there, and nobody else", () => {
  expect(ids(factsOf(owner)).closed).toEqual([["risk", "flag"]]);
  expect(ids(factsOf({ ...owner, role: "viewer" }))).toEqual({ open: ["dashboard"], closed: [] });
});

it("offers screens of one name once, as the menu has them", () => {
  const two = [screen({ id: "home", path: "/home" }), screen({ id: "homepage", path: "/homepage", menu })];
  const once = (some: readonly Screen[]) =>
    oneOfEachName(some, ({ id }) => id.slice(0, 4), factsOf(owner)).map(({ id }) => id);
  expect(once(two)).toEqual(["homepage"]);
  expect(once(two.toReversed())).toEqual(["homepage"]);
  expect(once([...two.slice(0, 1), ...screens.slice(0, 1)])).toEqual(["home", "dashboard"]);
});
