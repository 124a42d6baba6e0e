import { type ApiClient, createApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { createI18n, createQueryClient } from "@candor/features/platform";
import { dropToken, readLanguage, readToken } from "@candor/features/session";
import { createStore } from "jotai";

/** The parts of one running portal. */
export interface Portal {
  language: Language;
  client: ApiClient;
  i18n: ReturnType<typeof createI18n>;
  queryClient: ReturnType<typeof createQueryClient>;
  store: ReturnType<typeof createStore>;
}

/** Leaves for the sign-in page, which comes back to the given path and query. */
export function goToSignIn(returnTo: string): void {
  location.replace(`/login?redirect_uri=${encodeURIComponent(returnTo)}`);
}

export function createPortal(): Portal {
  const language = readLanguage();
  const client = createApiClient({
    getToken: readToken,
    getLanguage: () => language,
    onUnauthenticated: ({ returnTo }) => {
      dropToken();
      goToSignIn(returnTo);
    },
  });
  return {
    language,
    client,
    i18n: createI18n(language),
    queryClient: createQueryClient(),
    store: createStore(),
  };
}
