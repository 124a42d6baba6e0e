export {
  ConnectionState,
  type ConnectionStateName,
  type ConnectionStateProps,
  connectionCodes,
  connectionStateOf,
  connectionStates,
} from "./ConnectionState.tsx";
