import { type ApiClient, createApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { createErrorReporter, type ErrorReporter } from "@candor/api/reports";
import { documentsCatalogue } from "@candor/features/documents";
import { helpCatalogue } from "@candor/features/help";
import { commonCatalogue, createI18n, createQueryClient, loadCatalogues } from "@candor/features/platform";
import { readLanguage, storeLanguage } from "@candor/features/session";
import { BUILD } from "../../app/build.ts";

/** The parts of the pages that anyone may read. Nobody is signed in to them. */
export interface PublicApp {
  language: Language;
  client: ApiClient;
  i18n: ReturnType<typeof createI18n>;
  queryClient: ReturnType<typeof createQueryClient>;
  reporter: ErrorReporter;
  /** Keeps the language and draws the page anew in it. */
  choose: (language: Language) => void;
}

export function createPublicApp(reload: () => void = () => location.reload()): PublicApp {
  // Campaigns are held in Chinese, and so is what they lead to where nothing else was chosen.
  const language = readLanguage(location.pathname.startsWith("/activity/") ? "cn" : undefined);
  const reporter = createErrorReporter({ build: BUILD });
  return {
    language,
    reporter,
    client: createApiClient({
      getToken: () => null,
      getLanguage: () => language,
      onCallFailed: reporter.callFailed,
    }),
    i18n: createI18n(language),
    queryClient: createQueryClient(),
    choose(chosen) {
      storeLanguage(chosen);
      reload();
    },
  };
}

export const loadPublicTexts = ({ i18n }: PublicApp) =>
  loadCatalogues(i18n, [commonCatalogue, helpCatalogue, documentsCatalogue]);
