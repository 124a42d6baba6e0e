import { type ApiClient, createApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { createI18n, createQueryClient } from "@candor/features/platform";
import { readLanguage } from "@candor/features/session";
import { dropStaffToken, readStaffToken, staffSignInHref } from "@candor/features/staff-session";
import { createStore } from "jotai";
import { createMessages, failureMessage, type Messages } from "./messages.ts";

/** The parts of one running console. */
export interface Console {
  language: Language;
  client: ApiClient;
  i18n: ReturnType<typeof createI18n>;
  queryClient: ReturnType<typeof createQueryClient>;
  store: ReturnType<typeof createStore>;
  messages: Messages;
}

export function createConsole(): Console {
  const language = readLanguage();
  const messages = createMessages();
  const client = createApiClient({
    getToken: readStaffToken,
    getLanguage: () => language,
    onUnauthenticated: ({ returnTo }) => {
      dropStaffToken();
      location.replace(staffSignInHref(returnTo));
    },
    onServerMessage: (text) => messages.say({ kind: "server", text }),
    onFailure: (error) => messages.say(failureMessage(error)),
  });
  return {
    language,
    client,
    i18n: createI18n(language),
    queryClient: createQueryClient(),
    store: createStore(),
    messages,
  };
}
