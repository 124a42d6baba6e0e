import type { Endpoint } from "@candor/api/contract";
import type { CurrentUser, Role } from "@candor/api/entities";
import type { Catalogue } from "../platform/index.ts";

/** Bits of a company's product type. */
export const MODULES = { dashboard: 1, privacyCenter: 2 } as const;

/** Groups of the sidebar, from top to bottom. */
export const MENU_GROUPS = ["overview", "application", "solution", "lab", "bottom"] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Screens that have a title in the `shell` texts, under `screen`. */
export const SCREEN_IDS = [
  "dashboard",
  "checks",
  "checkDetail",
  "objects",
  "assessments",
  "assessment",
  "newAssessment",
] as const;
export type ScreenId = (typeof SCREEN_IDS)[number];

/** One screen of the app: its route, who may open it, and its place in the menu. */
export interface Screen {
  id: ScreenId;
  /** Route pattern, e.g. `/checks/:objectId?`. */
  path: string;
  /** Further addresses that lead to it. */
  alsoAt?: readonly string[];
  /** Folder under the app's `pages`. */
  page: string;
  /** Bit of the company's product type that the screen belongs to. */
  module: number;
  /** Roles that may open it; every role when absent. */
  roles?: readonly Role[];
  /** Where it stands in the sidebar; a screen without one is reached through others. */
  menu?: MenuGroup;
  /** Screen whose menu item is marked while this one is open. */
  parent?: ScreenId;
  /** Texts that the screen shows. */
  catalogues: readonly Catalogue[];
  /** Calls with an empty request that the screen makes first; started beside the script. */
  early?: readonly Endpoint[];
}

/** Why a screen stays closed. */
export type Refusal = "product" | "role";

/** Null where the user may open the screen. An unknown module or role is refused. */
export function refusalOf(screen: Pick<Screen, "module" | "roles">, user: CurrentUser): Refusal | null {
  if ((user.company.product_type & screen.module) === 0) return "product";
  if (screen.roles && !screen.roles.includes(user.role)) return "role";
  return null;
}

export interface MenuSection {
  group: MenuGroup;
  screens: readonly Screen[];
}

/** The sidebar of a user: only screens that open, groups without one left out. */
export function menuOf(screens: readonly Screen[], user: CurrentUser): readonly MenuSection[] {
  return MENU_GROUPS.map((group) => ({
    group,
    screens: screens.filter((screen) => screen.menu === group && refusalOf(screen, user) === null),
  })).filter((section) => section.screens.length > 0);
}

/** Path of a pattern without its optional parameters: `/checks/:objectId?` is `/checks`. */
export function hrefOf(screen: Pick<Screen, "path">): string {
  return screen.path.replace(/\/:[^/]+\?/g, "");
}

/**
 * Where the root path leads: the user's own start page where it opens, else the first
 * screen of the menu; null where nothing opens.
 */
export function landingOf(screens: readonly Screen[], user: CurrentUser): string | null {
  const open = menuOf(screens, user).flatMap((section) => section.screens.map(hrefOf));
  return open.find((href) => href === user.default_index) ?? open[0] ?? null;
}
