import {
  cancelInvitation,
  info,
  inviteMember,
  leaveTeam,
  listMembers,
  removeMember,
  resendInvitation,
  setMemberRole,
} from "@candor/api/contract";
import type { Member } from "@candor/api/entities";
import { useSendOnce } from "../forms/index.ts";
import { useEndpoint, useEndpointMutation, useLatest } from "../platform/index.ts";
import type { Invitation } from "./schema.ts";

/** The team and its open invitations, with the plan's limit. */
export const useMembers = () => useEndpoint(listMembers, {}, { quiet: true });

/** Invites somebody. An invitation that came, though no answer did, is not sent again. */
export function useInvite() {
  const { mutateAsync } = useEndpointMutation(inviteMember, { quiet: true, invalidates: [listMembers] });
  const known = useMembers().data?.list;
  const latest = useLatest(listMembers, {});
  return useSendOnce<Invitation, Member>(mutateAsync, {
    known,
    latest: async () => (await latest()).list,
    keyOf: ({ id, invited_at }) => `${id} ${invited_at}`,
    isOf: (one, { email, role }) => one.email === email.toLowerCase() && one.role === role,
  });
}
export const useResend = () => useEndpointMutation(resendInvitation, { invalidates: [listMembers] });
export const useWithdraw = () =>
  useEndpointMutation(cancelInvitation, { quiet: true, invalidates: [listMembers] });
export const useRemove = () => useEndpointMutation(removeMember, { quiet: true, invalidates: [listMembers] });

/** One's own role decides what the whole app shows, so the user is asked for again. */
export const useSetRole = () =>
  useEndpointMutation(setMemberRole, { quiet: true, invalidates: [listMembers, info] });

/** Ends the caller's session: nothing is asked for again. */
export const useLeave = () => useEndpointMutation(leaveTeam, { quiet: true });
