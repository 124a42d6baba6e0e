import { useAddress } from "@candor/features/address";
import { Outbox, outboxAddress } from "@candor/features/outbox";

/** /view-mis/outbox */
export default function OutboxPage() {
  return <Outbox address={useAddress(outboxAddress)} />;
}
