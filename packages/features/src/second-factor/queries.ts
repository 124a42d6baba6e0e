import {
  beginPasskey,
  beginTotp,
  changeStaffPassword,
  finishPasskey,
  finishTotp,
  getSecondFactors,
  listStaffSessions,
  misInfo,
  removePasskey,
  removeTotp,
  renewRecovery,
  revokeOtherStaffSessions,
  revokeStaffSession,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

/** What the reader's own sign-in asks for. */
export const useSecondFactors = () => useEndpoint(getSecondFactors, {}, { quiet: true });

// Who has to set one up may go on once it is there.
const writes = { quiet: true, invalidates: [getSecondFactors, misInfo] };

export const useBeginTotp = () => useEndpointMutation(beginTotp, { quiet: true });
export const useFinishTotp = () => useEndpointMutation(finishTotp, writes);
export const useRemoveTotp = () => useEndpointMutation(removeTotp, writes);
export const useBeginPasskey = () => useEndpointMutation(beginPasskey, { quiet: true });
export const useFinishPasskey = () => useEndpointMutation(finishPasskey, writes);
export const useRemovePasskey = () => useEndpointMutation(removePasskey, writes);
export const useRenewRecovery = () => useEndpointMutation(renewRecovery, writes);

/** Their other sessions end. */
export const useChangeStaffPassword = () =>
  useEndpointMutation(changeStaffPassword, { quiet: true, invalidates: [listStaffSessions] });

/** Where the reader is signed in to the console. */
export const useOwnSessions = () => useEndpoint(listStaffSessions, {}, { quiet: true });
const ends = { invalidates: [listStaffSessions] };
export const useRevokeSession = () => useEndpointMutation(revokeStaffSession, ends);
export const useRevokeOtherSessions = () => useEndpointMutation(revokeOtherStaffSessions, ends);
