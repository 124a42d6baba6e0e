import { LANGUAGES, type Language } from "./tables.ts";

/** How users, and links to their accounts, say what is `cn` elsewhere: the specification's own code. */
export const USER_LANGUAGES = ["en", "zh"] as const;
export type UserLanguage = (typeof USER_LANGUAGES)[number];

/** The interface language of what a user carries. */
export const languageOfUser = (language: UserLanguage): Language => (language === "zh" ? "cn" : "en");

/** What a user of an interface language carries. */
export const userLanguageOf = (language: Language): UserLanguage => (language === "cn" ? "zh" : "en");

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The interface language of a BCP 47 tag, such as a browser's, or of our own code; null where Candor does not speak it. */
export function languageOfTag(tag: string): Language | null {
  const [primary] = tag.toLowerCase().split("-", 1);
  if (isLanguage(primary)) return primary;
  return primary === "zh" ? "cn" : null;
}
