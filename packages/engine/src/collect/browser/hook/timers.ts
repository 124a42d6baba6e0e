import type { Tools } from "./tools.ts";

/** Runs what waits for its time early, at the event `forward`: a visitor would have stayed that long. Answers with `forward!`. */
export function forwardTimers({ apply, wrapMethod, replace }: Tools, forward: string): void {
  const now = performance.now.bind(performance);
  const later = new Map<number, { run: () => void; due: number; every: number; runs: number }>();
  const { setTimeout: nativeTimeout, clearTimeout: nativeClear } = globalThis;
  let clock: number | null = null;
  for (const key of ["setTimeout", "setInterval"] as const)
    replace(globalThis, key, (target, self, args) => {
      const [callback, rawDelay, ...rest] = args as [unknown, unknown, ...unknown[]];
      const delay = Number(rawDelay) || 0;
      if (typeof callback !== "function" || delay < 700 || later.size > 400)
        return apply(target as never, self, args);
      const every = key === "setInterval" ? delay : 0;
      let id = 0;
      const run = () => {
        if (every === 0) later.delete(id);
        apply(callback as never, globalThis, rest);
      };
      id = apply(target as never, self, [run, delay]) as unknown as number;
      later.set(id, { run, due: (clock ?? now()) + delay, every, runs: 0 });
      return id;
    });
  for (const key of ["clearTimeout", "clearInterval"] as const)
    wrapMethod(globalThis, key, ([id]) => {
      later.delete(Number(id));
    });
  apply(EventTarget.prototype.addEventListener, globalThis, [
    forward,
    (event: Event) => {
      event.stopImmediatePropagation();
      clock = now();
      const horizon = clock + 12_000;
      let left = 80;
      const step = () => {
        const due = [...later].filter(([, { due: at, runs }]) => at <= horizon && runs < 3);
        due.sort(([, a], [, b]) => a.due - b.due);
        const next = due[0];
        if (!next || left === 0) {
          clock = null;
          apply(EventTarget.prototype.dispatchEvent, globalThis, [new Event(`${forward}!`)]);
          return;
        }
        left -= 1;
        const [id, timer] = next;
        clock = timer.due;
        if (timer.every > 0) {
          timer.due += timer.every;
          timer.runs += 1;
        } else nativeClear(id);
        try {
          timer.run();
        } catch (error) {
          nativeTimeout(() => {
            throw error;
          });
        }
        nativeTimeout(step);
      };
      step();
    },
  ]);
}
