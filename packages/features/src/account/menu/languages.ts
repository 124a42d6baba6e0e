import { type CurrentUser, LANGUAGES, type Language, MODULES, PRODUCT_FEATURES } from "@candor/api/entities";
import type { Screen } from "../../navigation/index.ts";

/**
 * The languages that a user is offered here, English alone in a product that is English only. None on a screen of the
 * privacy center and with a fixed language: nothing tells of a language there.
 */
export function languagesFor(
  user: Pick<CurrentUser, "language_fixed" | "company">,
  screen: Pick<Screen, "module"> | undefined,
): readonly Language[] {
  const { product_type } = user.company;
  const englishOnly = (product_type & PRODUCT_FEATURES.english_only) !== 0;
  const inPrivacyCenter = screen !== undefined && (screen.module & MODULES.privacy_center) !== 0;
  if (inPrivacyCenter || user.language_fixed) return [];
  return englishOnly ? ["en"] : LANGUAGES;
}
