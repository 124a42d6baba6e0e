import type { DeviceCookie } from "../http/cookies.ts";
import type { Origin } from "./sessions.ts";

/** Where a sign-in comes from: an address, and a browser that may be known. */
export interface SignInOrigin extends Origin {
  knownDevice: DeviceCookie;
  gone: AbortSignal;
}
