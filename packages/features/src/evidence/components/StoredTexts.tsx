import type { getCheckFile, getScanFile } from "@candor/api/contract";
import { type ReactNode, useMemo } from "react";
import { usePlatform } from "../../platform/index.ts";
import { type EvidenceTools, EvidenceToolsProvider } from "../tools.ts";

export interface StoredTextsProps extends Pick<EvidenceTools, "onVendor"> {
  /** The call that serves them: the customer's or staff's. */
  endpoint: typeof getCheckFile | typeof getScanFile;
  /** The scan whose evidence stands inside. */
  scanId: string;
  children: ReactNode;
}

/** Lets the texts that evidence of one scan names be opened. */
export function StoredTexts({ endpoint, scanId, onVendor, children }: StoredTextsProps) {
  const { client } = usePlatform();
  const tools = useMemo(
    () => ({
      ...(onVendor && { onVendor }),
      // What is wrong is said where the text would stand.
      loadFile: async (file: string) =>
        (await client.call(endpoint, { scan_id: scanId, file }, { quiet: true })).text,
    }),
    [client, endpoint, scanId, onVendor],
  );
  return <EvidenceToolsProvider value={tools}>{children}</EvidenceToolsProvider>;
}
