export { outboxCatalogue } from "./catalogue.ts";
export { Outbox, type OutboxProps } from "./components/Outbox.tsx";
export { formatOutboxState, type OutboxState, parseOutboxState } from "./outbox-state.ts";
