import {
  denialReasonWithin,
  type Explained,
  explainMenu,
  hrefOf,
  type NavigationFacts,
  type Screen,
} from "../../navigation/index.ts";

/** What the palette leads to, and what it says of the rest. */
export interface Destinations {
  open: readonly Screen[];
  /** Items that the user does not see, with the reason; told to owners alone. */
  closed: readonly Explained[];
}

/**
 * Screens that an address without parameters opens: those of the menu, and further ones that are there. One of another
 * screen's entries is nothing without its id, even where its address could do without.
 */
export function destinationsOf(screens: readonly Screen[], facts: NavigationFacts): Destinations {
  const open = screens.filter(
    (screen) =>
      !hrefOf(screen).includes(":") &&
      !(screen.parent && screen.path.includes(":")) &&
      (screen.page !== undefined || screen.menu?.[facts.form] !== undefined) &&
      denialReasonWithin(screens, screen, facts) === null,
  );
  return { open, closed: facts.user.role === "owner" ? explainMenu(screens, facts) : [] };
}

/** Of screens that are called the same, and so are the same place, that of the menu, else the first. */
export function oneOfEachName(
  screens: readonly Screen[],
  nameOf: (screen: Screen) => string,
  { form }: Pick<NavigationFacts, "form">,
): readonly Screen[] {
  const meant = new Map<string, Screen>();
  for (const screen of screens) {
    const other = meant.get(nameOf(screen));
    if (!other || (!other.menu?.[form] && screen.menu?.[form])) meant.set(nameOf(screen), screen);
  }
  return screens.filter((screen) => meant.get(nameOf(screen)) === screen);
}
