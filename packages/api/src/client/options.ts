import type { Call } from "../contract/call.ts";
import type { Language } from "../entities/tables.ts";
import type { ApiError, ClientError } from "./errors.ts";

/** A call that failed, for a report: nothing in it is masked yet. */
export interface FailedCall {
  error: Exclude<ClientError, { name: "CancelledError" }>;
  request: { method: string; url: string; headers: RequestInit["headers"]; data: unknown };
}

/** What a client needs from its app. It keeps no global, shows nothing and goes nowhere by itself. */
export interface ApiClientOptions {
  /** Origin of the server without a trailing slash; default: the page's own. */
  baseUrl?: string;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Bearer token of the session from the app's store; null when signed out. */
  getToken: () => string | null;
  /** Takes the token out of the app's store: the server does not know it any more. */
  removeToken?: () => void;
  /** Language of messages, sent as Accept-Language. */
  getLanguage: () => Language;
  /** Path and query to come back to after signing in; default: the page's own. */
  getReturnTo?: () => string;
  /** The session is missing or over. Told once until a call succeeds again. */
  onUnauthenticated?: (event: { returnTo: string }) => void;
  /** The server said no with a message for the user; not told of a missing session. */
  onServerMessage?: (message: string, error: ApiError) => void;
  /** A call failed without words of the server's; not told of cancelled calls. `message` is for the user. */
  onFailure?: (error: ClientError, message: string) => void;
  /** Any call failed, quiet ones too, cancelled ones not: for error reports. */
  onCallFailed?: (failed: FailedCall) => void;
  /** Milliseconds a call may take; default 36,000,000. */
  timeoutMs?: number;
  /**
   * Gives each answer as the contract declares it, or throws: `checkReply` of `@candor/api/endpoints`. For tests and
   * stories: it costs bytes and time.
   */
  validate?: (call: Call, data: unknown) => unknown;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Let an identical call in flight go on beside this one. */
  keepDuplicate?: boolean;
  /** Milliseconds to wait for a later call of the same endpoint, which then takes this one's place; true: 300. */
  debounce?: number | true;
  /** The caller shows the error itself: neither onServerMessage nor onFailure is told. */
  quiet?: boolean;
}

/** Milliseconds a call may take where neither endpoint nor client says otherwise. */
export const DEFAULT_TIMEOUT_MS = 36_000_000;

/** Milliseconds a debounced call waits where it does not say how long. */
export const DEFAULT_DEBOUNCE_MS = 300;
