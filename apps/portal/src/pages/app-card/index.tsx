import { useAddress } from "@candor/features/address";
import { CardScreen, cardAddress, useCardHead } from "@candor/features/applications";

/** /apps/:objectId/:objectVersionId/:scanId/… */
export default function AppCardPage() {
  const address = useAddress(cardAddress);
  useCardHead(cardAddress, address.state);
  return <CardScreen address={address} />;
}
