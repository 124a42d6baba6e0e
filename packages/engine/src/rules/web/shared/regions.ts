import { LANGUAGE_TAGS, type Language, REGION_NAMES } from "@candor/api/entities";
import type { Bilingual } from "../../types.ts";

const NAMES: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames([LANGUAGE_TAGS.en], { type: "region" }),
  cn: new Intl.DisplayNames([LANGUAGE_TAGS.cn], { type: "region" }),
};

const nameOf = (code: string, language: Language) =>
  REGION_NAMES[language][code] ?? NAMES[language].of(code) ?? code;

/** Countries and regions by name: `Chinese mainland, Ireland`, `中国大陆、爱尔兰`. */
export function regionNames(codes: readonly string[]): Bilingual {
  return {
    en: codes.map((code) => nameOf(code, "en")).join(", "),
    cn: codes.map((code) => nameOf(code, "cn")).join("、"),
  };
}
