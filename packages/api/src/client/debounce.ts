import { CancelledError } from "./errors.ts";

/** Calls that wait a moment before they are sent: a later one of the same key ends the one before it. */
export class Debounce {
  readonly #waiting = new Map<string, (error: CancelledError) => void>();

  /** Resolves after `ms` unless another wait of this key, or the caller, comes first. */
  wait(key: string, ms: number, caller: AbortSignal | undefined): Promise<void> {
    this.#waiting.get(key)?.(new CancelledError("repeated"));
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        caller?.removeEventListener("abort", onAbort);
        if (this.#waiting.get(key) === cancel) this.#waiting.delete(key);
      };
      const cancel = (error: CancelledError) => {
        leave();
        reject(error);
      };
      const onAbort = () => cancel(new CancelledError("caller"));
      const timer = setTimeout(() => {
        leave();
        resolve();
      }, ms);
      this.#waiting.set(key, cancel);
      if (caller?.aborted) onAbort();
      else caller?.addEventListener("abort", onAbort);
    });
  }
}
