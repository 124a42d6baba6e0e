import { useAddress } from "@candor/features/address";
import { Whitelist, whitelistAddress } from "@candor/features/whitelist";

/** /view-mis/whitelist/chat */
export default function WhitelistPage() {
  return <Whitelist address={useAddress(whitelistAddress)} />;
}
