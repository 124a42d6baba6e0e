/** Calls under way, by what makes them identical: a repeated one ends the one before. */
export class InFlight {
  readonly #calls = new Map<string, AbortController>();

  /** Registers a call, and ends an identical one unless `keep`. */
  begin(key: string, keep: boolean): AbortController {
    const controller = new AbortController();
    if (keep) return controller;
    this.#calls.get(key)?.abort();
    this.#calls.set(key, controller);
    return controller;
  }

  end(key: string, controller: AbortController): void {
    if (this.#calls.get(key) === controller) this.#calls.delete(key);
  }
}
