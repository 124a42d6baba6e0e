import { signUrls, storeFile } from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

export const useStoreFile = () => useEndpointMutation(storeFile, { quiet: true });

/** Where stored files can be read, for some minutes; null for one that is not known, or not yet. */
export function useFileUrls(files: readonly string[]): (file: string) => string | null {
  const { data } = useEndpoint(
    signUrls,
    { urls: [...files] },
    { quiet: true, keepPrevious: true, enabled: files.length > 0 },
  );
  return (file) => data?.list.find(({ url }) => url === file)?.signed_url ?? null;
}

/** Where a stored file can be read, for some minutes. */
export const useFileUrl = (file: string | null) =>
  useEndpoint(signUrls, { urls: [file ?? ""] }, { quiet: true, enabled: file !== null }).data?.list[0]
    ?.signed_url ?? null;
