import { LANGUAGE_TAGS, type Language } from "@candor/api/entities";
import { createInstance, type FormatterModule, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { writeNumber } from "../format/locale-formats.ts";
import type { FeatureResources } from "./resources.ts";

/** Texts of a feature in one language, and the messages of the error catalogue that its screens say. */
export interface Texts {
  default: object;
  messagesByCode?: Readonly<Record<string, string>>;
}

/** A feature's texts: one file per language, fetched when a route that shows it opens. */
export interface Catalogue {
  namespace: Exclude<keyof FeatureResources, "message">;
  load: Record<Language, () => Promise<Texts>>;
}

export const commonCatalogue: Catalogue = {
  namespace: "common",
  load: { en: () => import("../locales/en.ts"), cn: () => import("../locales/cn.ts") },
};

export interface TextResources {
  [namespace: string]: object;
}

/** What a text names by a number: no amount. */
const NAMES: readonly unknown[] = ["number", "against", "year", "version", "seq"];

/** Amounts in texts are written as everywhere: 1,284. */
const amounts: FormatterModule = {
  type: "formatter",
  init() {},
  add() {},
  addCached() {},
  format: (value, _, __, options) =>
    typeof value === "number" && !NAMES.includes(options?.interpolationkey) ? writeNumber(value) : value,
};

/** An i18next instance for one language with the given texts in it; more can be loaded later. */
export function createI18n(language: Language, resources: TextResources = {}): I18n {
  const instance = createInstance();
  void instance
    .use(amounts)
    .use(initReactI18next)
    .init({
      lng: language,
      resources: { [language]: resources },
      defaultNS: "common",
      interpolation: { escapeValue: false, alwaysFormat: true },
      initAsync: false,
      react: { useSuspense: false },
    });
  return instance;
}

/** Fetches the catalogues that are not there yet, in the instance's language. */
export async function loadCatalogues(instance: I18n, catalogues: readonly Catalogue[]): Promise<void> {
  const language = instance.language as Language;
  await Promise.all(
    catalogues
      .filter(({ namespace }) => !instance.hasResourceBundle(language, namespace))
      .map(async ({ namespace, load }) => {
        const { default: texts, messagesByCode } = await load[language]();
        instance.addResourceBundle(language, namespace, texts);
        // Those of every feature stand together, under their codes.
        if (messagesByCode) instance.addResourceBundle(language, "message", messagesByCode);
      }),
  );
}

/** Each language's name in itself, for menus. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", cn: "简体中文" };

/** BCP 47 tag for `lang` attributes and `Intl`. */
export const languageTag = (language: Language): string => LANGUAGE_TAGS[language];
