import { useAddress } from "@candor/features/address";
import { CardScreen, cardTableAddress, useApplicationHead } from "@candor/features/applications";

/** /applications/:objectId/:objectVersionId/:scanId/t/:cardKey */
export default function ApplicationTablePage() {
  const address = useAddress(cardTableAddress);
  useApplicationHead(address.state);
  return <CardScreen address={address} />;
}
