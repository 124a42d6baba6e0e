import { useAddress } from "@candor/features/address";
import { CardScreen, cardAddress, useApplicationHead } from "@candor/features/applications";

/** /apps/:objectId/:objectVersionId/:scanId/… */
export default function AppCardPage() {
  const address = useAddress(cardAddress);
  useApplicationHead(address.state);
  return <CardScreen address={address} />;
}
