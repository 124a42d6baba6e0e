import { useAddress } from "@candor/features/address";
import { Outbox, outboxAddress } from "@candor/features/outbox";

/** /view-mis/outbox */
export default function OutboxPage() {
  const { state, change, hrefFor } = useAddress(outboxAddress);
  return <Outbox state={state} onStateChange={(next) => change(next, { replace: true })} hrefFor={hrefFor} />;
}
