import { type ApiClient, createApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { createErrorReporter, type ErrorReporter } from "@candor/api/reports";
import { createI18n, createQueryClient } from "@candor/features/platform";
import { readLanguage } from "@candor/features/session";
import { dropStaffToken, readStaffToken, staffSignInHref } from "@candor/features/staff-session";
import { createStore } from "jotai";
import { BUILD } from "./build.ts";
import { createMessages, type Messages } from "./messages.ts";

/** The parts of one running console. */
export interface Console {
  language: Language;
  client: ApiClient;
  i18n: ReturnType<typeof createI18n>;
  queryClient: ReturnType<typeof createQueryClient>;
  store: ReturnType<typeof createStore>;
  messages: Messages;
  /** Tells the server of errors. */
  reporter: ErrorReporter;
}

export function createConsole(): Console {
  const language = readLanguage();
  const messages = createMessages();
  const reporter = createErrorReporter({ build: BUILD });
  const client = createApiClient({
    getToken: readStaffToken,
    getLanguage: () => language,
    removeToken: dropStaffToken,
    onUnauthenticated: ({ returnTo }) => location.replace(staffSignInHref(returnTo)),
    onServerMessage: (text) => messages.say({ kind: "info", text }),
    onFailure: (_, text) => messages.say({ kind: "error", text }),
    onCallFailed: reporter.callFailed,
  });
  return {
    language,
    client,
    i18n: createI18n(language),
    queryClient: createQueryClient(),
    store: createStore(),
    messages,
    reporter,
  };
}
