import { LANGUAGE_TAGS, type Language } from "../tables.ts";

/** Names of countries and regions that Candor writes otherwise than `Intl.DisplayNames` does, by two-letter code. */
const OWN_NAMES: Record<Language, Partial<Record<string, string>>> = {
  en: { CN: "Chinese mainland", HK: "Hong Kong, China", MO: "Macao, China", TW: "Taiwan, China" },
  cn: { CN: "中国大陆", HK: "中国香港", MO: "中国澳门", TW: "中国台湾" },
};

const spoken: Partial<Record<Language, Intl.DisplayNames>> = {};

/** Name of a country or region by its two-letter code, `EU` too. What is no such code stays as it is. */
export function regionName(code: string, language: Language): string {
  const own = OWN_NAMES[language][code];
  if (own !== undefined) return own;
  if (!/^[A-Z]{2}$/.test(code)) return code;
  // The formatter is slow to make.
  spoken[language] ??= new Intl.DisplayNames([LANGUAGE_TAGS[language]], { type: "region" });
  return spoken[language].of(code) ?? code;
}
