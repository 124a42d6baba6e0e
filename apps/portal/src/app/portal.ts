import { type ClientApp, createClientApp, type WindowLocation } from "@candor/features/app";
import { preloadedFetch } from "@candor/features/boot";
import { dropToken, readToken, signInHref } from "@candor/features/session";

/** The parts of one running portal. */
export const createPortal = (location?: WindowLocation): ClientApp =>
  createClientApp({
    session: { readToken, dropToken, signInHref },
    fetch: preloadedFetch,
    ...(location && { location }),
  });
