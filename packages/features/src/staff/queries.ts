import {
  createStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  listStaff,
  type RequestOf,
  resetSecondFactor,
  saveStaffPolicy,
  staffPolicy,
  updateStaff,
} from "@candor/api/contract";
import type { StaffAccount } from "@candor/api/entities";
import { useSendOnce } from "../forms/index.ts";
import { useEndpoint, useEndpointMutation, useLatest, usePlatform } from "../platform/index.ts";
import { type StaffListState, toRequest } from "./address.ts";

const writes = { quiet: true, invalidates: [listStaff] };

/** One page of accounts. */
export const useStaff = (state: StaffListState) =>
  useEndpoint(listStaff, toRequest(state), { keepPrevious: true, quiet: true });

/** The account as it stands at the time of asking. */
export const useLatestAccount = (id: string) => useLatest(listStaff, { id });

/** Invites a colleague. One who was invited, though no answer came, is not invited again. */
export function useCreateStaff() {
  const { client } = usePlatform();
  const { mutateAsync } = useEndpointMutation(createStaff, writes);
  return useSendOnce<RequestOf<typeof createStaff>, StaffAccount>(mutateAsync, {
    latest: async ({ email }) => (await client.call(listStaff, { search: email }, { quiet: true })).list,
    keyOf: ({ id }) => id,
    isOf: (one, { email }) => one.email === email.toLowerCase(),
  });
}
export const useUpdateStaff = () => useEndpointMutation(updateStaff, writes);
export const useInviteStaff = () => useEndpointMutation(inviteStaff, writes);
export const useEnableStaff = () => useEndpointMutation(enableStaff, writes);
export const useEndSessions = () => useEndpointMutation(endStaffSessions, writes);
export const useResetFactor = () =>
  useEndpointMutation(resetSecondFactor, { quiet: true, invalidates: [listStaff, staffPolicy] });

/** Whether everyone needs a second step. */
export const useStaffPolicy = () => useEndpoint(staffPolicy, {}, { quiet: true });
export const useSavePolicy = () =>
  useEndpointMutation(saveStaffPolicy, { quiet: true, invalidates: [staffPolicy] });
