import { type ApiClient, createApiClient } from "@candor/api/client";
import type { ClientApp } from "@candor/features/app";
import { dropEndedToken, readToken, signInHref } from "@candor/features/session";

/** A client of a public page that speaks for who is signed in; nobody any more leads to sign-in and back here. */
export const signedInClient = (app: ClientApp, path: string): ApiClient =>
  createApiClient({
    getToken: readToken,
    removeToken: dropEndedToken,
    getLanguage: () => app.language,
    onUnauthenticated: () => location.replace(signInHref(path)),
    onCallFailed: app.reporter.callFailed,
  });
