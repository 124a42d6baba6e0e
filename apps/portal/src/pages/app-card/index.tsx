import { useAddress } from "@candor/features/address";
import { CardScreen, cardAddress, useCardHead } from "@candor/features/applications";
import { useCurrentUser } from "@candor/features/session";

/** /apps/:objectId/:objectVersionId/:scanId/… */
export default function AppCardPage() {
  const address = useAddress(cardAddress);
  useCardHead(cardAddress, address.state);
  return <CardScreen address={address} user={useCurrentUser()} />;
}
