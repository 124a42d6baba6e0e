import type { MenuForm, PlanVersion, Role } from "@candor/api/entities";
import type { Selection } from "../platform/index.ts";
import { type AppScreen, hrefOf } from "./app-screen.ts";
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

/** One screen of the portal: its route, who may open it, and its place in the menu. */
export interface Screen extends AppScreen<ScreenId>, ScreenAccess {
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
}

/** Where the menu leads: the screen, with what is chosen in the top bar where it takes that along. */
export const menuHrefOf = (screen: Screen, selection: Selection): string =>
  screen.selectionHref?.(selection) ?? hrefOf(screen);
