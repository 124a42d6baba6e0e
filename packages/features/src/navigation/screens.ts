import type { Endpoint } from "@candor/api/contract";
import type { MenuForm, PlanVersion, Role } from "@candor/api/entities";
import type { Catalogue, Selection } from "../platform/index.ts";
import type { ScreenId } from "./screen-ids.ts";

/** Groups of the sidebar, from top to bottom. */
export const MENU_GROUPS = ["overview", "application", "solution", "lab", "bottom"] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Where a screen stands in one form of the menu. */
export interface MenuPlace {
  group: MenuGroup;
  /** Shown only to a user whose `menu_ids` lists it: no list does not show it. */
  apiMenu?: boolean;
  /** Carries the red dot while no cloud account is connected. */
  connectionNotice?: boolean;
}

/** Who may open a screen. What is absent asks for nothing; what is unknown refuses. */
export interface ScreenAccess {
  /** Bit of the company's product type that it belongs to. */
  module: number;
  /** Roles that may open it. */
  roles?: readonly Role[];
  /** Permission that a user who is not super must hold. */
  permission?: string;
  /** Plans that it is part of. */
  plans?: readonly PlanVersion[];
  /** Flag of the user that it needs. */
  flag?: "showOverview" | "showRisk";
  /** Part of the privacy center whose construction must have begun. */
  construct?: "edit" | "publish";
}

/** One screen of the app: its route, who may open it, and its place in the menu. */
export interface Screen extends ScreenAccess {
  id: ScreenId;
  /** Route pattern with the parameters of the specification, e.g. `/checks/:objectId?/:paramsScanId?`. */
  path: string;
  /** Further addresses that lead to it. */
  alsoAt?: readonly string[];
  /** Folder under the app's `pages`; a screen without one is not available yet, and says so. */
  page?: string;
  /** `plain` stands without sidebar and top bar. Default `main`. */
  layout?: "main" | "plain";
  /** False where the sidebar shows no company logo. */
  companyLogo?: boolean;
  /** Its places in the sidebar; a screen without one is reached through others. */
  menu?: Partial<Record<MenuForm, MenuPlace>>;
  /** The top bar has the choice of app and assessment; a screen with a page brings its own. */
  selectors?: boolean;
  /** Where the menu leads while an app or an assessment is chosen; the address without either, when absent. */
  selectionHref?: (selection: Selection) => string;
  /** Screen whose menu item is marked while this one is open, and whose access it needs as well. */
  parent?: ScreenId;
  /** Texts that the screen shows. */
  catalogues: readonly Catalogue[];
  /** Calls with an empty request that the screen makes first; started beside the script. */
  early?: readonly Endpoint[];
}

/** Path of a pattern without its optional parameters: `/checks/:objectId?` is `/checks`. */
export function hrefOf(screen: Pick<Screen, "path">): string {
  return screen.path.replace(/\/:[^/]+\?/g, "");
}

/** Whether a screen is not there yet: what offers it says so. */
export const isComing = ({ page }: Pick<Screen, "page">): boolean => page === undefined;

/** Where the menu leads: the screen, with what is chosen in the top bar where it takes that along. */
export const menuHrefOf = (screen: Screen, selection: Selection): string =>
  screen.selectionHref?.(selection) ?? hrefOf(screen);

/** Whether an address of the app, with whatever parameters and query, is one of this screen. */
export function leadsTo(screen: Pick<Screen, "path">, href: string): boolean {
  const [path = ""] = href.split(/[?#]/, 1);
  const given = path.split("/");
  const pattern = screen.path.split("/");
  const fits = (part: string, index: number) => {
    const value = given[index];
    if (!part.startsWith(":")) return value === part;
    return value ? true : value === undefined && part.endsWith("?");
  };
  return given.length <= pattern.length && pattern.every(fits);
}
