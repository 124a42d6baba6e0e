import { formatOutboxState, Outbox, parseOutboxState } from "@candor/features/outbox";
import { useAddressState } from "../../app/use-address-state.ts";

const codec = { parse: parseOutboxState, format: formatOutboxState };

/** /view-mis/outbox */
export default function OutboxPage() {
  const { state, change, hrefFor } = useAddressState(codec);
  return <Outbox state={state} onStateChange={(next) => change(next, { replace: true })} hrefFor={hrefFor} />;
}
