import { MODULES } from "@candor/api/entities";
import { type DenialReason, denialReasonWithin, type NavigationFacts } from "./access.ts";
import { hrefOf, leadsTo } from "./app-screen.ts";
import { menuOf } from "./menu.ts";
import type { Screen } from "./screens.ts";

/**
 * Start page of a product: module 1 has the dashboard, or the assessment where the second form is asked for; module 2
 * has the privacy center's first steps in both cases. Null for a product of neither.
 */
export function homeOfProduct(productType: number, secondForm: boolean): string | null {
  if (productType & MODULES.dashboard) return secondForm ? "/assessment" : "/dashboard";
  if (productType & MODULES.privacy_center) return "/privacy-center/onboarding";
  return null;
}

/**
 * Where the root path leads: the user's own start page, else the product's (the assessment while nothing has been
 * assessed), else the first screen of the menu; of these the first that opens. Null where nothing opens.
 */
export function landingOf(screens: readonly Screen[], facts: NavigationFacts): string | null {
  const { company, default_index, last_scan } = facts.user;
  if (company.product_type <= 0) return null;
  const opens = (href: string | null) =>
    href !== null &&
    screens.some((screen) => leadsTo(screen, href) && denialReasonWithin(screens, screen, facts) === null);
  const wanted = [default_index, homeOfProduct(company.product_type, last_scan === 0)].find(opens);
  if (wanted) return wanted;
  const items = menuOf(screens, facts).flatMap((section) => section.items);
  const first = items.find(({ disabled }) => disabled === null);
  return first ? hrefOf(first.screen) : null;
}

/** Why nothing opens for a user: what keeps the product's own start page closed. */
export function landingRefusal(screens: readonly Screen[], facts: NavigationFacts): DenialReason {
  const home = homeOfProduct(facts.user.company.product_type, false);
  const start = home === null ? undefined : screens.find((screen) => leadsTo(screen, home));
  return (start && denialReasonWithin(screens, start, facts)) ?? "product";
}
