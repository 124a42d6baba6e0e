import type { HookMessage } from "./hook/tools.ts";

/** What each script listens to and reads of the device, by its address. */
export class ScriptLedger {
  /** Event types by the address of the script that listens. */
  readonly listeners = new Map<string, Set<string>>();
  /** Ways of reading the device, and how often, by the address of the script that reads. */
  readonly devices = new Map<string, Map<string, number>>();
  /** Can a script that a page made read the device, by its address? */
  readonly made = new Map<string, boolean>();
  /** Address that stands for what a page's own lines do. */
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  take(message: Exclude<HookMessage, { kind: "cookie" }>): void {
    if (message.kind === "blob") {
      this.made.set(message.script, message.able === true);
    } else if (message.kind === "device") {
      const script = message.script || this.#url;
      const apis = this.devices.get(script) ?? new Map<string, number>();
      this.devices.set(script, apis.set(message.api, (apis.get(message.api) ?? 0) + 1));
    } else if (message.script) {
      const events = this.listeners.get(message.script) ?? new Set();
      this.listeners.set(message.script, events.add(message.event));
    }
  }
}
