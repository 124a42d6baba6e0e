import type { Language } from "../entities/tables.ts";
import type { ApiError, ClientError } from "./errors.ts";

/** What a client needs from its app. It keeps no global, shows nothing and goes nowhere by itself. */
export interface ApiClientOptions {
  /** Origin of the server without a trailing slash; default: the page's own. */
  baseUrl?: string;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Bearer token of the session; null when signed out. */
  getToken: () => string | null;
  /** Language of messages, sent as Accept-Language. */
  getLanguage: () => Language;
  /** Path and query to come back to after signing in; default: the page's own. */
  getReturnTo?: () => string;
  /** The session is missing or over. Told once until a call succeeds again. */
  onUnauthenticated?: (event: { returnTo: string }) => void;
  /** The server said no with a message for the user; not told of a missing session. */
  onServerMessage?: (message: string, error: ApiError) => void;
  /** A call failed without an answer that can be used; not told of cancelled calls. */
  onFailure?: (error: ClientError) => void;
  /** Milliseconds a call may take; default 36,000,000. */
  timeoutMs?: number;
  /** Check every answer against the contract. For tests and stories: it costs bytes and time. */
  validate?: boolean;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Let an identical call in flight go on beside this one. */
  keepDuplicate?: boolean;
  /** The caller shows the error itself: neither onServerMessage nor onFailure is told. */
  quiet?: boolean;
}

/** Milliseconds a call may take where neither endpoint nor client says otherwise. */
export const DEFAULT_TIMEOUT_MS = 36_000_000;
