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
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

/** The team and its open invitations, with the plan's limit. */
export const useMembers = () => useEndpoint(listMembers, {}, { quiet: true });

export const useInvite = () => useEndpointMutation(inviteMember, { quiet: true, invalidates: [listMembers] });
export const useResend = () => useEndpointMutation(resendInvitation, { invalidates: [listMembers] });
export const useWithdraw = () =>
  useEndpointMutation(cancelInvitation, { quiet: true, invalidates: [listMembers] });
export const useRemove = () => useEndpointMutation(removeMember, { quiet: true, invalidates: [listMembers] });

/** One's own role decides what the whole app shows, so the user is asked for again. */
export const useSetRole = () =>
  useEndpointMutation(setMemberRole, { quiet: true, invalidates: [listMembers, info] });

/** Ends the caller's session: nothing is asked for again. */
export const useLeave = () => useEndpointMutation(leaveTeam, { quiet: true });
