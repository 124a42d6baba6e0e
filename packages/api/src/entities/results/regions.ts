import type { Language } from "../tables.ts";

/** Names of countries and regions that Candor writes otherwise than `Intl.DisplayNames` does, by two-letter code. */
export const REGION_NAMES: Record<Language, Partial<Record<string, string>>> = {
  en: { CN: "Chinese mainland", HK: "Hong Kong, China", MO: "Macao, China", TW: "Taiwan, China" },
  cn: { CN: "中国大陆", HK: "中国香港", MO: "中国澳门", TW: "中国台湾" },
};
