import {
  beginPasskey,
  beginTotp,
  changeStaffPassword,
  finishPasskey,
  finishTotp,
  getSecondFactors,
  misInfo,
  removePasskey,
  removeTotp,
  renewRecovery,
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

export const useChangeStaffPassword = () => useEndpointMutation(changeStaffPassword, { quiet: true });
