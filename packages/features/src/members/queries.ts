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
import { useRef } from "react";
import { useSendOnce } from "../forms/index.ts";
import { useEndpoint, useEndpointMutation, useLatest } from "../platform/index.ts";
import type { Invitation } from "./schema.ts";

/** The team and its open invitations, with the plan's limit. */
export const useMembers = () => useEndpoint(listMembers, {}, { quiet: true });

/** Invites somebody. An invitation that is there since it was sent, though no answer came, is not sent again. */
export function useInvite() {
  const { mutateAsync } = useEndpointMutation(inviteMember, { quiet: true, invalidates: [listMembers] });
  const team = useMembers().data?.list ?? [];
  const before = useRef<typeof team | null>(null);
  const latest = useLatest(listMembers, {});
  const isNew = ({ id, invited_at }: Member) =>
    !before.current?.some((one) => one.id === id && one.invited_at === invited_at);
  const send = useSendOnce<Invitation, Member>(mutateAsync, async ({ email, role }) => {
    const { list } = await latest();
    return list.find((one) => one.email === email.toLowerCase() && one.role === role && isNew(one)) ?? null;
  });
  return (invitation: Invitation) => {
    before.current ??= team;
    return send(invitation);
  };
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
