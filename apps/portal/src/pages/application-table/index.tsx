import { useAddress } from "@candor/features/address";
import { CardScreen, cardTableAddress, useCardHead } from "@candor/features/applications";
import { useCurrentUser } from "@candor/features/session";

/** /applications/:objectId/:objectVersionId/:scanId/t/:cardKey */
export default function ApplicationTablePage() {
  const address = useAddress(cardTableAddress);
  useCardHead(cardTableAddress, address.state);
  return <CardScreen address={address} user={useCurrentUser()} />;
}
