export { type ApiClient, createApiClient, type OpenAnswer } from "./client.ts";
export { type Download, downloadOf } from "./download.ts";
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
export { EventReader, type ServerEvent } from "./events.ts";
export { jsonFile } from "./json-file.ts";
export { failureMessage } from "./messages.ts";
export {
  type ApiClientOptions,
  type CallOptions,
  DEFAULT_DEBOUNCE_MS,
  DEFAULT_TIMEOUT_MS,
  type FailedCall,
} from "./options.ts";
export { streamOf } from "./stream.ts";
