import { type ApiClient, createApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { type Catalogue, createI18n, loadCatalogues } from "@candor/features/platform";

/** What a page that is drawn at build stands on. Nobody is signed in to it. */
export interface PageParts {
  client: ApiClient;
  language: Language;
  i18n: ReturnType<typeof createI18n>;
}

/** The same at build and in the browser. */
export async function pageParts(language: Language, catalogue: Catalogue): Promise<PageParts> {
  const i18n = createI18n(language);
  await loadCatalogues(i18n, [catalogue]);
  const client = createApiClient({ getToken: () => null, getLanguage: () => language });
  return { client, language, i18n };
}
