import { startTransition, useEffect, useState } from "react";

/** What waits until the page has nothing better to do waits at most this long, in ms. */
export const IDLE_WAIT_MS = 3000;

/** Once for the page: what comes later need not wait again. */
let known = false;

/** Resolves when the browser has nothing better to do, for one caller after the other. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const now = () => {
      known = true;
      resolve();
    };
    // Safari has no such callback.
    if ("requestIdleCallback" in window) requestIdleCallback(now, { timeout: IDLE_WAIT_MS });
    else setTimeout(now, IDLE_WAIT_MS);
  });
}

/** True once the browser has had nothing better to do: what is not seen first waits for it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(known);
  useEffect(() => {
    if (idle) return;
    let left = false;
    // A transition gives way to what the user does.
    void whenIdle().then(() => !left && startTransition(() => setIdle(true)));
    return () => {
      left = true;
    };
  }, [idle]);
  return idle;
}
