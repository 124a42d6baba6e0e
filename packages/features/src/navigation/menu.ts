import { type DenialReason, denialReasonOf, type NavigationFacts } from "./access.ts";
import { MENU_GROUPS, type MenuGroup, type Screen } from "./screens.ts";

/** One item of the sidebar. */
export interface MenuItem {
  screen: Screen;
  /** Why it stands there and does not open; null where it opens. */
  disabled: DenialReason | null;
  /** The red dot. */
  notice: boolean;
}

export interface MenuSection {
  group: MenuGroup;
  items: readonly MenuItem[];
}

/** Refusals that leave the item in its place: what is missing is the reader's own next step. */
const STAYS: ReadonlySet<DenialReason> = new Set(["construct"]);

function itemOf(screen: Screen, facts: NavigationFacts): MenuItem | null {
  const refusal = denialReasonOf(screen, facts);
  if (refusal && !STAYS.has(refusal)) return null;
  const notice = screen.menu?.[facts.form]?.connectionNotice === true && facts.cloudConnected === false;
  return { screen, disabled: refusal, notice };
}

/** The sidebar of a user, in the order of the registry; groups without an item are left out. */
export function menuOf(screens: readonly Screen[], facts: NavigationFacts): readonly MenuSection[] {
  return MENU_GROUPS.map((group) => ({
    group,
    items: screens
      .filter((screen) => screen.menu?.[facts.form]?.group === group)
      .map((screen) => itemOf(screen, facts))
      .filter((item) => item !== null),
  })).filter((section) => section.items.length > 0);
}

/** An item that a user does not see, or cannot open. */
export interface Explained {
  screen: Screen;
  refusal: DenialReason;
}

/** Answers "why can't I see this?": every item of this form of the menu that is hidden or disabled, and why. */
export function explainMenu(screens: readonly Screen[], facts: NavigationFacts): readonly Explained[] {
  return screens.flatMap((screen) => {
    const refusal = screen.menu?.[facts.form] ? denialReasonOf(screen, facts) : null;
    return refusal ? [{ screen, refusal }] : [];
  });
}
