import { type CurrentUser, type MenuForm, TRUST_CENTER_STATES } from "@candor/api/entities";
import { hrefOf } from "./app-screen.ts";
import type { Screen } from "./screens.ts";

/** What decides about screens beside the screens themselves. Null is: not known, which opens nothing. */
export interface NavigationFacts {
  user: CurrentUser;
  form: MenuForm;
  /** A cloud account is connected; null also where none can be. */
  cloudConnected: boolean | null;
  /** Parts of the privacy center that may be worked on. */
  constructed: { edit: boolean; publish: boolean } | null;
}

/** Which parts of a trust center are open: it is edited once it is begun, published once it is built. */
export const constructedOf = (state: number): NonNullable<NavigationFacts["constructed"]> => ({
  edit: state === TRUST_CENTER_STATES.building || state === TRUST_CENTER_STATES.built,
  publish: state === TRUST_CENTER_STATES.built,
});

/** Why a screen stays closed. */
export const REFUSALS = ["product", "plan", "role", "permission", "flag", "menu", "construct"] as const;
export type DenialReason = (typeof REFUSALS)[number];

/** A super user holds every permission; nobody and an empty list hold none. */
export function hasPermission(
  user: Pick<CurrentUser, "is_super" | "permissions"> | null | undefined,
  permission: string,
): boolean {
  return user != null && (user.is_super || user.permissions.includes(permission));
}

/** By rules of the menu: is it listed for this user, where there is a list or a mark that asks for one? */
function isListed(screen: Screen, { user, form }: NavigationFacts): boolean {
  const place = screen.menu?.[form];
  if (!place) return true;
  if (user.menu_ids === null) return !place.apiMenu;
  return user.menu_ids.includes(hrefOf(screen));
}

/** Null where the user may open the screen. Whatever is not known to allow it refuses it. */
export function denialReasonOf(screen: Screen, facts: NavigationFacts): DenialReason | null {
  const { user, constructed } = facts;
  const { product_type, product_version } = user.company;
  if ((product_type & screen.module) === 0) return "product";
  if (screen.plans && !screen.plans.some((plan) => plan === product_version)) return "plan";
  if (screen.roles && !screen.roles.includes(user.role)) return "role";
  if (screen.permission !== undefined && !hasPermission(user, screen.permission)) return "permission";
  if (screen.flag && user[screen.flag] !== true) return "flag";
  if (!isListed(screen, facts)) return "menu";
  if (screen.construct && constructed?.[screen.construct] !== true) return "construct";
  return null;
}

/** The same, with what leads to the screen: who may not open the checks may not open one of them. */
export function denialReasonWithin(
  screens: readonly Screen[],
  screen: Screen,
  facts: NavigationFacts,
): DenialReason | null {
  const own = denialReasonOf(screen, facts);
  if (own || !screen.parent) return own;
  const parent = screens.find(({ id }) => id === screen.parent);
  return parent ? denialReasonWithin(screens, parent, facts) : "menu";
}
