import { type ApiClient, createApiClient } from "@candor/api/client";
import type { ClientApp } from "@candor/features/app";
import { storeDraft } from "@candor/features/platform";
import { dropToken, NEWS_DRAFT, readToken, signInHref } from "@candor/features/session";

/** A client of a public page that speaks for who is signed in; nobody any more leads to sign-in and back here. */
export const signedInClient = (app: ClientApp, path: string): ApiClient =>
  createApiClient({
    getToken: readToken,
    removeToken() {
      dropToken();
      storeDraft(NEWS_DRAFT, true);
    },
    getLanguage: () => app.language,
    onUnauthenticated: () => location.replace(signInHref(path)),
    onCallFailed: app.reporter.callFailed,
  });
