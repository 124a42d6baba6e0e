import { CancelledError, NetworkError, TimeoutError } from "./errors.ts";

export interface ExchangeOptions {
  timeoutMs: number;
  /** Aborted when an identical call replaces this one. */
  replaced: AbortSignal;
  caller: AbortSignal | undefined;
}

/** One HTTP exchange, body included: its time, and who may end it. */
export class Exchange {
  readonly #stop = new AbortController();
  readonly #leave: () => void;

  constructor({ timeoutMs, replaced, caller }: ExchangeOptions) {
    const timer = setTimeout(() => this.#stop.abort(new TimeoutError(timeoutMs)), timeoutMs);
    const onCaller = () => this.#stop.abort(new CancelledError("caller"));
    const onReplaced = () => this.#stop.abort(new CancelledError("repeated"));
    caller?.addEventListener("abort", onCaller);
    replaced.addEventListener("abort", onReplaced);
    if (caller?.aborted) onCaller();
    this.#leave = () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", onCaller);
      replaced.removeEventListener("abort", onReplaced);
    };
  }

  /** Does one step of it. Rejects with Network, Timeout or Cancelled and nothing else. */
  async step<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { signal } = this.#stop;
    let onAbort = () => {};
    // A fetch that does not heed the signal is left behind.
    const stopped = new Promise<never>((_, reject) => {
      onAbort = () => reject(signal.reason);
      signal.addEventListener("abort", onAbort);
    });
    try {
      signal.throwIfAborted();
      return await Promise.race([work(signal), stopped]);
    } catch (cause) {
      throw signal.aborted ? signal.reason : new NetworkError(cause);
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  }

  /** To be called once, however it ended. What has not been read yet is given up. */
  end(): void {
    this.#leave();
    this.#stop.abort(new CancelledError("caller"));
  }
}
