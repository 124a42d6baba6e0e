import { type ClientApp, createClientApp, type WindowLocation } from "@candor/features/app";
import { preloadedFetch } from "@candor/features/boot";
import { dropEndedToken, readToken, signInHref } from "@candor/features/session";

/** The parts of one running portal. */
export const createPortal = (location?: WindowLocation): ClientApp =>
  createClientApp({
    // Whose session was ended, as a removed person's is, is told on the sign-in page.
    session: { readToken, dropToken: dropEndedToken, signInHref },
    fetch: preloadedFetch,
    ...(location && { location }),
  });
