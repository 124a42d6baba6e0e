import { type ApiClient, createApiClient } from "@candor/api/client";
import { BUILD_VERSION, type Language } from "@candor/api/entities";
import { createErrorReporter, type ErrorReporter } from "@candor/api/reports";
import { createStore } from "jotai";
import { createI18n, createQueryClient } from "../platform/index.ts";
import { readLanguage } from "../session/index.ts";
import { createMessages, type Messages } from "./messages.ts";

/** The browser's address of a page, and the ways to leave it. */
export type WindowLocation = Pick<Location, "pathname" | "search" | "assign" | "replace" | "reload">;

/** Who is signed in to an app, as the browser keeps it. */
export interface AppSession {
  readToken: () => string | null;
  dropToken: () => void;
  /** Address of the sign-in page that comes back to a path and query. */
  signInHref: (returnTo: string) => string;
}

export interface ClientAppOptions {
  /** Null where nobody is signed in. */
  session: AppSession | null;
  location?: WindowLocation;
  /** What is spoken where nothing was chosen; the browser's language when absent. */
  language?: Language | undefined;
  fetch?: typeof fetch;
}

/** The parts of one running app. */
export interface ClientApp {
  location: WindowLocation;
  language: Language;
  client: ApiClient;
  i18n: ReturnType<typeof createI18n>;
  queryClient: ReturnType<typeof createQueryClient>;
  store: ReturnType<typeof createStore>;
  /** What calls have to say to the reader. */
  messages: Messages;
  /** Tells the server of errors. */
  reporter: ErrorReporter;
  /** Version of the app, to quote to support. */
  build: string;
  /** Leaves for the sign-in page, which comes back to where it was left. */
  goToSignIn: () => void;
}

/** Makes an app's parts. Each app, story and test has its own. */
export function createClientApp({
  session,
  location = window.location,
  language: otherwise,
  fetch,
}: ClientAppOptions): ClientApp {
  const language = readLanguage(otherwise);
  const messages = createMessages();
  const reporter = createErrorReporter({ build: BUILD_VERSION });
  const goToSignIn = () => {
    if (session) location.replace(session.signInHref(`${location.pathname}${location.search}`));
  };
  const client = createApiClient({
    ...(fetch && { fetch }),
    getToken: () => session?.readToken() ?? null,
    ...(session && { removeToken: session.dropToken, onUnauthenticated: goToSignIn }),
    getLanguage: () => language,
    onServerMessage: (text) => messages.say({ kind: "info", text }),
    onFailure: (error, text) =>
      messages.say({
        kind: "error",
        text,
        ...("requestId" in error && { reference: error.requestId }),
      }),
    onCallFailed: reporter.callFailed,
  });
  return {
    location,
    language,
    client,
    i18n: createI18n(language),
    queryClient: createQueryClient(),
    store: createStore(),
    messages,
    reporter,
    build: BUILD_VERSION,
    goToSignIn,
  };
}
