export { type ApiClient, createApiClient } from "./client.ts";
export {
  ApiError,
  CancelledError,
  type ClientError,
  ContractError,
  isApiError,
  isCancelledError,
  isClientError,
  isContractError,
  isNetworkError,
  isTimeoutError,
  NetworkError,
  TimeoutError,
} from "./errors.ts";
export { type ApiClientOptions, type CallOptions, DEFAULT_TIMEOUT_MS } from "./options.ts";
