import { type ClientApp, createClientApp, type WindowLocation } from "@candor/features/app";
import { preloadedFetch } from "@candor/features/boot";
import { readDraft, storeDraft } from "@candor/features/platform";
import {
  dropToken,
  NEWS_DRAFT,
  PREVIEW_DRAFT,
  type PreviewNews,
  readToken,
  signInHref,
} from "@candor/features/session";

/** The parts of one running portal. */
export const createPortal = (location?: WindowLocation): ClientApp =>
  createClientApp({
    session: {
      readToken,
      // Whose session was ended, as a removed person's is, is told on the sign-in page; staff, that their preview was.
      dropToken() {
        const preview = readDraft<PreviewNews>(PREVIEW_DRAFT);
        storeDraft(NEWS_DRAFT, preview?.token === readToken() ? preview?.ended : true);
        dropToken();
      },
      signInHref,
    },
    fetch: preloadedFetch,
    ...(location && { location }),
  });
