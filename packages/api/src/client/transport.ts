import { CancelledError, NetworkError, TimeoutError } from "./errors.ts";

export interface TransportRequest {
  url: string;
  init: RequestInit;
  timeoutMs: number;
  /** Aborted with a CancelledError when an identical call replaces this one. */
  replaced: AbortSignal;
  caller: AbortSignal | undefined;
}

export interface TransportAnswer {
  status: number;
  headers: Headers;
  /** The body as text; empty when there is none. */
  text: string;
}

/** One HTTP exchange, body included. Rejects with Network, Timeout or Cancelled and nothing else. */
export async function exchange(
  fetcher: typeof fetch,
  { url, init, timeoutMs, replaced, caller }: TransportRequest,
): Promise<TransportAnswer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new TimeoutError(timeoutMs)), timeoutMs);
  const onCaller = () => stop.abort(new CancelledError("caller"));
  const onReplaced = () => stop.abort(new CancelledError("repeated"));
  caller?.addEventListener("abort", onCaller);
  replaced.addEventListener("abort", onReplaced);
  if (caller?.aborted) onCaller();
  try {
    const response = await fetcher(url, { ...init, signal: stop.signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    throw stop.signal.aborted ? stop.signal.reason : new NetworkError(cause);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", onCaller);
    replaced.removeEventListener("abort", onReplaced);
  }
}
