import { signUrls, storeFile } from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

export const useStoreFile = () => useEndpointMutation(storeFile, { quiet: true });

/** Where a stored file can be read, for some minutes. */
export const useFileUrl = (file: string | null) =>
  useEndpoint(signUrls, { urls: [file ?? ""] }, { quiet: true, enabled: file !== null }).data?.list[0]
    ?.signed_url ?? null;
