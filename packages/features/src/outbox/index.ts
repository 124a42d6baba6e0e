export { outboxCatalogue } from "./catalogue.ts";
export { Outbox, type OutboxProps } from "./components/Outbox.tsx";
export { type OutboxState, outboxAddress } from "./outbox-state.ts";
