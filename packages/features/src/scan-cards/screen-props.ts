import type { AddressState } from "../address/index.ts";
import type { ScanCardsState } from "./address.ts";

export interface ScanCardsScreenProps {
  /** From `useAddress` of `scanCardsAddress`. */
  address: AddressState<ScanCardsState>;
  /** Address of the scan's results. */
  resultsHref: string;
  /** Told whenever there is, or is no longer, something to lose. */
  onDirtyChange: (dirty: boolean) => void;
}
