import { type CurrentUser, LANGUAGES, type Language, MODULES, PRODUCT_FEATURES } from "@candor/api/entities";
import type { Screen } from "../../navigation/index.ts";

/**
 * The languages among which a user may choose here; none where there is no choice: on a screen of the privacy center,
 * with a fixed language, in a product that is English only, and where only one language is left.
 */
export function languagesFor(
  user: Pick<CurrentUser, "language_fixed" | "company">,
  screen: Pick<Screen, "module"> | undefined,
  offered: readonly Language[] = LANGUAGES,
): readonly Language[] {
  const { product_type } = user.company;
  const englishOnly = (product_type & PRODUCT_FEATURES.english_only) !== 0;
  const inPrivacyCenter = screen !== undefined && (screen.module & MODULES.privacy_center) !== 0;
  if (inPrivacyCenter || user.language_fixed || englishOnly) return [];
  return offered.length > 1 ? offered : [];
}
