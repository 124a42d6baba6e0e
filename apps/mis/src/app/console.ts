import { misInfo } from "@candor/api/contract";
import { type ClientApp, createClientApp, type WindowLocation } from "@candor/features/app";
import { preloadedFetch } from "@candor/features/boot";
import { endpointKey } from "@candor/features/platform";
import { dropEndedStaffToken, readStaffToken, staffSignInHref } from "@candor/features/staff-session";

/** The parts of one running console. */
export const createConsole = (location?: WindowLocation): ClientApp =>
  createClientApp({
    session: {
      readToken: readStaffToken,
      dropToken: dropEndedStaffToken,
      signInHref: staffSignInHref,
      // Whoever has to set up a second step, or may do less than before, is told so by who they are now.
      user: { key: endpointKey(misInfo), outdatedBy: ["auth.factor_required", "common.forbidden"] },
    },
    fetch: preloadedFetch,
    ...(location && { location }),
  });
