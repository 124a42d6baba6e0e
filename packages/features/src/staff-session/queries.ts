import { misInfo, type ReplyOf, staffSetup, staffSignIn, staffSignOut } from "@candor/api/contract";
import { useEndpoint, useEndpointMutation, usePlatform } from "../platform/index.ts";
import { dropStaffToken, storeStaffToken } from "./session.ts";

/** The signed-in member of staff: asked once, kept while the console is open. */
export const useStaffInfo = () => useEndpoint(misInfo, {}, { quiet: true });

type Session = ReplyOf<typeof staffSignIn>;

/** Signs in and keeps the token. */
export function useStaffSignIn(onSignedIn: () => void) {
  return useEndpointMutation(staffSignIn, { quiet: true, onSuccess: keep(onSignedIn) });
}

/** Creates the first staff account, which signs it in. */
export function useStaffSetup(onSignedIn: () => void) {
  return useEndpointMutation(staffSetup, { quiet: true, onSuccess: keep(onSignedIn) });
}

const keep = (then: () => void) => (session: Session) => {
  storeStaffToken(session.token);
  then();
};

/** Ends the session on the server where it can be reached, and here in any case. */
export function useStaffSignOut(onSignedOut: () => void) {
  const { client } = usePlatform();
  return async () => {
    // Without an answer the token still has to go from this browser.
    await client.call(staffSignOut, {}, { quiet: true }).catch(() => null);
    dropStaffToken();
    onSignedOut();
  };
}
