import {
  createStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  listStaff,
  resetSecondFactor,
  saveStaffPolicy,
  staffPolicy,
  updateStaff,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation, useLatest } from "../platform/index.ts";
import { type StaffListState, toRequest } from "./address.ts";

const writes = { quiet: true, invalidates: [listStaff] };

/** One page of accounts. */
export const useStaff = (state: StaffListState) =>
  useEndpoint(listStaff, toRequest(state), { keepPrevious: true, quiet: true });

/** The account as it stands at the time of asking. */
export const useLatestAccount = (id: string) => useLatest(listStaff, { id });

export const useCreateStaff = () => useEndpointMutation(createStaff, writes);
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
