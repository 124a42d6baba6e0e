import { type ClientApp, createClientApp, type WindowLocation } from "@candor/features/app";
import { preloadedFetch } from "@candor/features/boot";
import { storeDraft } from "@candor/features/platform";
import { dropToken, NEWS_DRAFT, readToken, signInHref } from "@candor/features/session";

/** The parts of one running portal. */
export const createPortal = (location?: WindowLocation): ClientApp =>
  createClientApp({
    session: {
      readToken,
      // Whose session was ended, as a removed person's is, is told on the sign-in page.
      dropToken() {
        storeDraft(NEWS_DRAFT, true);
        dropToken();
      },
      signInHref,
    },
    fetch: preloadedFetch,
    ...(location && { location }),
  });
