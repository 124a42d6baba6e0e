import type { Tools } from "./tools.ts";

/**
 * Runs what waits for its time early, at the event `forward`: a visitor would have stayed that long. The page's clocks go
 * forward with it, for scripts that ask them whether it is time. Answers with `forward!`.
 */
export function forwardTimers({ apply, wrapMethod, replace, pose }: Tools, forward: string): void {
  /** How long a visitor would have stayed, and how much is run of what waits for that. */
  const [horizon, mostSteps, mostRuns] = [30_000, 160, 30];
  const now = performance.now.bind(performance);
  const later = new Map<number, { run: () => void; due: number; every: number; runs: number }>();
  const { setTimeout: nativeTimeout, clearTimeout: nativeClear, Date: NativeDate } = globalThis;
  /** How far the page's clocks are before the browser's. */
  let ahead = 0;
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
      later.set(id, { run, due: now() + ahead + delay, every, runs: 0 });
      return id;
    });
  for (const key of ["clearTimeout", "clearInterval"] as const)
    wrapMethod(globalThis, key, ([id]) => {
      later.delete(Number(id));
    });

  const goOn = (owner: object, key: string) =>
    replace(owner, key, (target, self, args) => (apply(target as never, self, args) as number) + ahead);
  goOn(Performance.prototype, "now");
  goOn(NativeDate, "now");
  const clock = new Proxy(NativeDate, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [NativeDate.now()] : args, made) as Date,
    apply: () => `${new NativeDate(NativeDate.now())}`,
  });
  pose(clock, NativeDate);
  Object.defineProperty(NativeDate.prototype, "constructor", {
    value: clock,
    writable: true,
    configurable: true,
  });
  Object.defineProperty(globalThis, "Date", { value: clock, writable: true, configurable: true });
  replace(globalThis, "requestAnimationFrame", (target, self, args) => {
    const [draw] = args as [unknown];
    if (typeof draw !== "function") return apply(target as never, self, args);
    return apply(target as never, self, [(at: number) => apply(draw as never, globalThis, [at + ahead])]);
  });

  apply(EventTarget.prototype.addEventListener, globalThis, [
    forward,
    (event: Event) => {
      event.stopImmediatePropagation();
      const until = now() + ahead + horizon;
      let left = mostSteps;
      const step = () => {
        const due = [...later].filter(([, { due: at, runs }]) => at <= until && runs < mostRuns);
        due.sort(([, a], [, b]) => a.due - b.due);
        const next = due[0];
        if (!next || left === 0) {
          ahead = Math.max(ahead, until - now());
          apply(EventTarget.prototype.dispatchEvent, globalThis, [new Event(`${forward}!`)]);
          return;
        }
        left -= 1;
        const [id, timer] = next;
        ahead = Math.max(ahead, timer.due - now());
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
