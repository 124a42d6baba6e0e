export { ConnectionState, type ConnectionStateProps, connectionStates } from "./ConnectionState.tsx";
