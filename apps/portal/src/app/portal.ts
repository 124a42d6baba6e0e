import { type ApiClient, createApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { createErrorReporter, type ErrorReporter } from "@candor/api/reports";
import type { ScreenId } from "@candor/features/navigation";
import { createI18n, createQueryClient } from "@candor/features/platform";
import { dropToken, readLanguage, readToken, signInHref } from "@candor/features/session";
import { createStore } from "jotai";
import type { ComponentType } from "react";
import { BUILD } from "./build.ts";
import { earlyFetch } from "./early.ts";

/** What the server or the network has to say to the user. */
export type Message = { kind: "info" | "error"; text: string; reference?: string };

/** The browser's address of a page, and the ways to leave it. */
export type PageLocation = Pick<Location, "pathname" | "search" | "assign" | "replace" | "reload">;

/** The parts of one running portal. */
export interface Portal {
  location: PageLocation;
  language: Language;
  client: ApiClient;
  i18n: ReturnType<typeof createI18n>;
  queryClient: ReturnType<typeof createQueryClient>;
  store: ReturnType<typeof createStore>;
  /** Pages whose code and texts are here, by screen. */
  pages: Map<ScreenId, ComponentType>;
  /** Tells the server of errors. */
  reporter: ErrorReporter;
  /** Receives messages of failed calls; whoever shows notices sets it. */
  messages: { listener: (message: Message) => void };
}

/** Leaves for the sign-in page, which comes back to where it was left. */
export function goToSignIn(from: PageLocation): void {
  from.replace(signInHref(`${from.pathname}${from.search}`));
}

export function createPortal(location: PageLocation = window.location): Portal {
  const language = readLanguage();
  const i18n = createI18n(language);
  const messages: Portal["messages"] = { listener: () => {} };
  const reporter = createErrorReporter({ build: BUILD });
  const client = createApiClient({
    fetch: earlyFetch,
    getToken: readToken,
    removeToken: dropToken,
    getLanguage: () => language,
    onUnauthenticated: () => goToSignIn(location),
    onServerMessage: (text) => messages.listener({ kind: "info", text }),
    onFailure: (error, text) => {
      const reference = "requestId" in error ? { reference: error.requestId } : {};
      messages.listener({ kind: "error", text, ...reference });
    },
    onCallFailed: reporter.callFailed,
  });
  return {
    location,
    language,
    client,
    i18n,
    queryClient: createQueryClient(),
    store: createStore(),
    pages: new Map(),
    reporter,
    messages,
  };
}
