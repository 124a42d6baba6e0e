import { type ApiClient, createApiClient, isApiError } from "@candor/api/client";
import { BUILD_VERSION, type Language } from "@candor/api/entities";
import { createErrorReporter, type ErrorReporter } from "@candor/api/reports";
import { createI18n, createQueryClient, SharedStates } from "../platform/index.ts";
import { readLanguage } from "../session/index.ts";
import { createMessages, type Messages } from "./messages.ts";
import { sessionOverState } from "./session-over.ts";

/** The browser's address of a page, and the ways to leave it. */
export type WindowLocation = Pick<Location, "pathname" | "search" | "assign" | "replace" | "reload">;

/** Who is signed in to an app, as the browser keeps it. */
export interface AppSession {
  readToken: () => string | null;
  dropToken: () => void;
  /** Address of the sign-in page that comes back to a path and query. */
  signInHref: (returnTo: string) => string;
  /**
   * Where the app begins a session that has ended again in place, so that what is typed stays: the key of the query for
   * who is signed in, and the refusals after which what that answered is out of date.
   */
  user?: { key: readonly unknown[]; outdatedBy: readonly string[] };
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
  states: SharedStates;
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
  const queryClient = createQueryClient();
  const states = new SharedStates();
  /** Somebody is in the middle of something. */
  const isInside = () =>
    session?.user !== undefined &&
    queryClient.getQueriesData({ queryKey: session.user.key }).some(([, known]) => known !== undefined);
  const client = createApiClient({
    ...(fetch && { fetch }),
    getToken: () => session?.readToken() ?? null,
    ...(session && {
      removeToken: session.dropToken,
      onUnauthenticated: () => (isInside() ? states.set(sessionOverState, true) : goToSignIn()),
    }),
    getLanguage: () => language,
    onServerMessage: (text) => messages.say({ kind: "info", text }),
    onFailure: (error, text) =>
      messages.say({
        kind: "error",
        text,
        ...("requestId" in error && { reference: error.requestId }),
      }),
    onCallFailed(failed) {
      reporter.callFailed(failed);
      const { user } = session ?? {};
      if (user && isApiError(failed.error) && user.outdatedBy.includes(failed.error.key ?? ""))
        void queryClient.invalidateQueries({ queryKey: user.key });
    },
  });
  return {
    location,
    language,
    client,
    i18n: createI18n(language),
    queryClient,
    states,
    messages,
    reporter,
    build: BUILD_VERSION,
    goToSignIn,
  };
}
