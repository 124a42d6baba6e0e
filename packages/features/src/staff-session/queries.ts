import { misInfo, staffSetup, staffSignOut } from "@candor/api/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  endpointQuery,
  forgetDrafts,
  keepDraftsOf,
  useEndpointMutation,
  usePlatform,
} from "../platform/index.ts";
import { dropStaffToken, keepPermissions, storeStaffToken } from "./token.ts";

/** The signed-in member of staff: asked once, kept while the console is open. */
export function useStaffInfo() {
  const { client } = usePlatform();
  const query = useQuery({
    ...endpointQuery(client, misInfo, {}, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data) keepDraftsOf(`console ${query.data.email}`);
  const permissions = query.data?.permissions;
  useEffect(() => {
    if (permissions) keepPermissions(permissions);
  }, [permissions]);
  return query;
}

/** Creates the first staff account, signs it in and keeps its token. */
export function useStaffSetup(onSignedIn: () => void) {
  return useEndpointMutation(staffSetup, {
    quiet: true,
    onSuccess: ({ token }) => {
      storeStaffToken(token);
      onSignedIn();
    },
  });
}

/** Ends the session on the server where it can be reached, and here in any case. */
export function useStaffSignOut(onSignedOut: () => void) {
  const { client } = usePlatform();
  return async () => {
    // Without an answer the token still has to go from this browser.
    await client.call(staffSignOut, {}, { quiet: true }).catch(() => null);
    dropStaffToken();
    forgetDrafts();
    onSignedOut();
  };
}
