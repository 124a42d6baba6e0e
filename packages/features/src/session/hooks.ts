import { info, signOut, updateStatus } from "@candor/api/contract";
import {
  type CurrentUser,
  type Language,
  languageOfUser,
  PRODUCT_FEATURES,
  SPECIAL_USER_ID,
  userLanguageOf,
} from "@candor/api/entities";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { forgetDrafts, keepDraftsOf, useEndpoint, usePlatform } from "../platform/index.ts";
import { leaveAddress } from "./leave.ts";
import { SIGN_IN_PATHS } from "./return-path.ts";
import { dropToken, storeLanguage, TOKEN_KEY } from "./storage.ts";

/** The interface language of a user: the server says `zh` where Candor says `cn`; a product can be English only. */
export function languageOf({ language, company }: Pick<CurrentUser, "language" | "company">): Language {
  if ((company.product_type & PRODUCT_FEATURES.english_only) !== 0) return "en";
  return languageOfUser(language);
}

export interface Bootstrap {
  /** Reloads the page: the user's language is not the one it was drawn in. */
  reload: () => void;
}

/**
 * Fetches the signed-in user. Where the user's language differs from the page's, it is
 * stored, the page reloads, and nothing is shown until then. A browser that does not keep the language would reload
 * without end: it goes on in the page's.
 */
export function useSession({ reload }: Bootstrap) {
  const { language } = usePlatform();
  const { data, error, refetch, isFetching } = useEndpoint(info, {}, { quiet: true });
  if (data) keepDraftsOf(`portal ${data.id}`);
  const speaks = data ? languageOf(data) : language;
  const [kept, setKept] = useState(true);
  const restart = useEffectEvent(reload);
  useEffect(() => {
    if (speaks === language) return;
    if (storeLanguage(speaks)) restart();
    else setKept(false);
  }, [speaks, language]);
  return { user: speaks === language || !kept ? data : undefined, error, refetch, isFetching };
}

/**
 * Ends the session on the server, forgets the token and follows the address that the server names. A session that
 * belongs to no person is only forgotten here. A failure leaves the session as it is; the client tells of it.
 */
export function useSignOut(leave: (url: string) => void) {
  const { client } = usePlatform();
  return useMutation({
    mutationFn: async (user: Pick<CurrentUser, "id">) =>
      user.id === SPECIAL_USER_ID
        ? { url: SIGN_IN_PATHS[0] }
        : client.call(signOut, { redirect_url: SIGN_IN_PATHS[0] }),
    onSuccess: ({ url }) => {
      dropToken();
      forgetDrafts();
      leave(leaveAddress(url, location.origin));
    },
  });
}

/** Stores the user's language on the server and here, then reloads the page in it. */
export function useChooseLanguage(reload: () => void) {
  const { client } = usePlatform();
  return useMutation({
    mutationFn: (language: Language) =>
      client.call(updateStatus, { key: "language", value: userLanguageOf(language) }),
    onSuccess: (_, language) => {
      storeLanguage(language);
      reload();
    },
  });
}

/** Calls back when another tab signs out, or signs in as someone else. */
export function useOtherTabs(onChange: (signedIn: boolean) => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.storageArea !== localStorage) return;
      // A null key means that the whole storage was cleared.
      if (event.key === null || event.key === TOKEN_KEY) change(localStorage.getItem(TOKEN_KEY) !== null);
    };
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  }, []);
}
