import type { ErrorCode } from "../errors/codes.ts";

/** The server answered and said no. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: number;
  /** The catalogue key of `code`; null for a number this version does not know. */
  readonly key: ErrorCode | null;
  readonly status: number;
  /** Reference to quote to whoever runs the server. */
  readonly requestId: string;
  /** Message key of each field that is not valid, by path such as `objects.0.url`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The words are those of the HTTP status: the answer had none of the server's. */
  readonly derived: boolean;

  constructor(
    message: string,
    answer: {
      code: number;
      key: ErrorCode | null;
      status: number;
      requestId: string;
      fields?: Readonly<Record<string, string>>;
      derived?: boolean;
    },
  ) {
    super(message);
    this.code = answer.code;
    this.key = answer.key;
    this.status = answer.status;
    this.requestId = answer.requestId;
    this.fields = answer.fields ?? {};
    this.derived = answer.derived ?? false;
  }

  get retryable(): boolean {
    return this.status >= 500 || this.status === 408 || this.status === 429;
  }
}

/** What was sent or what came back is not what the contract says. */
export class ContractError extends Error {
  override readonly name = "ContractError";
  readonly retryable = false;
  readonly endpoint: string;
  readonly requestId: string;

  constructor(endpoint: string, requestId: string, cause: unknown, message?: string) {
    super(message ?? `The answer of ${endpoint} does not fit its contract.`, { cause });
    this.endpoint = endpoint;
    this.requestId = requestId;
  }
}

/** No answer: offline, refused, or cut off. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly retryable = true;

  constructor(cause?: unknown) {
    super("Network Error", { cause });
  }
}

/** No answer within the call's time. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
  readonly retryable = true;
  /** Milliseconds waited. */
  readonly after: number;

  constructor(after: number) {
    super(`No answer within ${after} ms.`);
    this.after = after;
  }
}

/** Given up by the caller, or replaced by an identical call. Not a failure to show. */
export class CancelledError extends Error {
  override readonly name = "CancelledError";
  readonly retryable = false;
  readonly because: "caller" | "repeated";

  constructor(because: "caller" | "repeated") {
    super(because === "repeated" ? "Replaced by an identical call." : "Cancelled by the caller.");
    this.because = because;
  }
}

/** Everything a call can reject with. */
export type ClientError = ApiError | ContractError | NetworkError | TimeoutError | CancelledError;

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError;
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;
export const isTimeoutError = (error: unknown): error is TimeoutError => error instanceof TimeoutError;
export const isCancelledError = (error: unknown): error is CancelledError => error instanceof CancelledError;

export const isClientError = (error: unknown): error is ClientError =>
  isApiError(error) ||
  isContractError(error) ||
  isNetworkError(error) ||
  isTimeoutError(error) ||
  isCancelledError(error);
