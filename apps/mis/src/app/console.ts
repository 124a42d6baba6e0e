import { type ClientApp, createClientApp, type WindowLocation } from "@candor/features/app";
import { dropStaffToken, readStaffToken, staffSignInHref } from "@candor/features/staff-session";

/** The parts of one running console. */
export const createConsole = (location?: WindowLocation): ClientApp =>
  createClientApp({
    session: { readToken: readStaffToken, dropToken: dropStaffToken, signInHref: staffSignInHref },
    ...(location && { location }),
  });
