import { startTransition, useEffect, useState } from "react";

/** What waits until the page has nothing better to do waits at most this long, in ms. */
export const IDLE_WAIT_MS = 3000;

let known = false;
let waiting: Promise<void> | undefined;

/** Resolves once the browser has had nothing better to do; from then on at once. */
export function whenIdle(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    const now = () => {
      known = true;
      resolve();
    };
    // Safari has no such callback.
    if ("requestIdleCallback" in window) requestIdleCallback(now, { timeout: IDLE_WAIT_MS });
    else setTimeout(now, IDLE_WAIT_MS);
  });
  return waiting;
}

/** True once the browser has had nothing better to do: what is not seen first waits for it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(known);
  useEffect(() => {
    let left = false;
    // A transition gives way to what the user does.
    void whenIdle().then(() => !left && startTransition(() => setIdle(true)));
    return () => {
      left = true;
    };
  }, []);
  return idle;
}
