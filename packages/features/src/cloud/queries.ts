import {
  addCloudConnection,
  checkAws,
  cloudExists,
  disconnectCloud,
  listCloudConnections,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

/** What a change makes stale: the list, and the red dot of the sidebar. */
const invalidates = [listCloudConnections, cloudExists];

/** The company's cloud accounts, newest first, and what connecting needs. */
export const useCloudConnections = () => useEndpoint(listCloudConnections, {}, { quiet: true });

export const useAddCloud = () => useEndpointMutation(addCloudConnection, { quiet: true, invalidates });
export const useCheckCloud = () => useEndpointMutation(checkAws, { invalidates });
export const useDisconnectCloud = (onSuccess: () => void) =>
  useEndpointMutation(disconnectCloud, { invalidates, onSuccess });
