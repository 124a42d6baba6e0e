import type { getCheckFile, getScanFile } from "@candor/api/contract";
import { type ReactNode, useMemo } from "react";
import { usePlatform } from "../../platform/index.ts";
import { type EvidenceTools, EvidenceToolsProvider } from "../tools.ts";

export interface StoredTextsProps extends Pick<EvidenceTools, "onVendor"> {
  /** The call that serves them: the customer's or staff's. */
  endpoint: typeof getCheckFile | typeof getScanFile;
  /** The scan whose evidence stands inside; of several, the one that has a file. */
  scanId: string | ((file: string) => string);
  children: ReactNode;
}

/** Lets the texts that evidence names be opened. */
export function StoredTexts({ endpoint, scanId, onVendor, children }: StoredTextsProps) {
  const { client } = usePlatform();
  const tools = useMemo(
    () => ({
      ...(onVendor && { onVendor }),
      // What is wrong is said where the text would stand.
      loadFile: async (file: string) => {
        const scan_id = typeof scanId === "string" ? scanId : scanId(file);
        return (await client.call(endpoint, { scan_id, file }, { quiet: true })).text;
      },
    }),
    [client, endpoint, scanId, onVendor],
  );
  return <EvidenceToolsProvider value={tools}>{children}</EvidenceToolsProvider>;
}
