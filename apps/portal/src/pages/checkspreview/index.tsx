import { useAddress } from "@candor/features/address";
import { ChecksPreview, checksPreviewAddress } from "@candor/features/checks";
import { useCurrentUser } from "@candor/features/session";

export default function ChecksPreviewPage() {
  return <ChecksPreview address={useAddress(checksPreviewAddress)} user={useCurrentUser()} />;
}
