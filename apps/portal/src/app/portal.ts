import { type ClientApp, createClientApp, type WindowLocation } from "@candor/features/app";
import { dropToken, readToken, signInHref } from "@candor/features/session";
import { preloadedFetch } from "../boot/preloaded-fetch.ts";

/** The parts of one running portal. */
export const createPortal = (location?: WindowLocation): ClientApp =>
  createClientApp({
    session: { readToken, dropToken, signInHref },
    fetch: preloadedFetch,
    ...(location && { location }),
  });
