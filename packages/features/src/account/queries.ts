import {
  changePassword,
  info,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updateProfile,
} from "@candor/api/contract";
import { useQueryClient } from "@tanstack/react-query";
import { endpointQuery, useEndpoint, useEndpointMutation, usePlatform } from "../platform/index.ts";

/** Saves the profile; the whole app then knows the user as the server answered. */
export function useSaveProfile() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useEndpointMutation(updateProfile, {
    quiet: true,
    onSuccess: (user) => {
      queries.setQueryData(endpointQuery(client, info, {}).queryKey, user);
    },
  });
}

/** Changes the reader's own password; their other sessions end. */
export const useChangePassword = () =>
  useEndpointMutation(changePassword, { quiet: true, invalidates: [listSessions] });

export const useSessions = () => useEndpoint(listSessions, {}, { quiet: true });
export const useRevoke = () => useEndpointMutation(revokeSession, { invalidates: [listSessions] });
export const useRevokeOthers = () =>
  useEndpointMutation(revokeOtherSessions, { invalidates: [listSessions] });
