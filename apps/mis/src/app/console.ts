import { misInfo } from "@candor/api/contract";
import { type ClientApp, createClientApp, type WindowLocation } from "@candor/features/app";
import { endpointKey } from "@candor/features/platform";
import { dropStaffToken, readStaffToken, staffSignInHref } from "@candor/features/staff-session";

/** The parts of one running console. */
export const createConsole = (location?: WindowLocation): ClientApp =>
  createClientApp({
    session: {
      readToken: readStaffToken,
      dropToken: dropStaffToken,
      signInHref: staffSignInHref,
      // Whoever has to set up a second step from now on is led there by who they are.
      user: { key: endpointKey(misInfo), outdatedBy: "auth.factor_required" },
    },
    ...(location && { location }),
  });
