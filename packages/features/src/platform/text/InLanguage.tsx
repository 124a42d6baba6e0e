import type { Language } from "@candor/api/entities";
import { useQueryClient } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import { type ReactNode, use, useEffect, useState } from "react";
import { I18nContext } from "react-i18next";
import { PlatformProvider, usePlatform } from "../context.tsx";
import { type Catalogue, createI18n, languageTag, loadCatalogues } from "./i18n.ts";

export interface InLanguageProps {
  language: Language;
  /** Texts of what stands inside. */
  catalogues: readonly Catalogue[];
  children: ReactNode;
}

/** A part of a page in another language than the page: what a reader of that language would see. */
export function InLanguage({ language, catalogues, children }: InLanguageProps) {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const here = use(I18nContext)?.i18n ?? null;
  const [other, setOther] = useState<{ language: Language; i18n: I18n } | null>(null);
  const foreign = platform.language !== language;
  useEffect(() => {
    if (!foreign) return;
    let current = true;
    const i18n = createI18n(language);
    // Without its texts the other language would show keys: the page's own stays until they are there.
    loadCatalogues(i18n, catalogues).then(
      () => current && setOther({ language, i18n }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [foreign, language, catalogues]);
  const shown = foreign && other?.language === language ? other : null;
  const i18n = shown?.i18n ?? here;
  if (!i18n) return children;
  return (
    <PlatformProvider
      {...platform}
      i18n={i18n}
      queryClient={queryClient}
      language={shown?.language ?? platform.language}
    >
      <div lang={languageTag(shown?.language ?? platform.language)}>{children}</div>
    </PlatformProvider>
  );
}
