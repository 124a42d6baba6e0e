import { createContext, useContext } from "react";

/** What the place where evidence stands lets its cells do. */
export interface EvidenceTools {
  /** Fetches a stored file by what its cell holds. Without it stored files are named and not opened. */
  loadFile?: (reference: string) => Promise<string>;
  /** Says what is known of a vendor. Without it a vendor is plain text. */
  onVendor?: (vendor: { name: string; host: string | null }) => void;
}

const Tools = createContext<EvidenceTools>({});

export const EvidenceToolsProvider = Tools.Provider;
export const useEvidenceTools = () => useContext(Tools);
