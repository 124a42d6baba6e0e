import { startTransition, useEffect, useState } from "react";

/** What waits until the page has nothing better to do waits at most this long, in ms. */
export const IDLE_WAIT_MS = 3000;

/** Once for the page: what comes later need not wait again. */
let idleOnce = false;

/**
 * True once the browser has had nothing better to do: nothing that is seen first waits for it, and what is not seen
 * first does.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(idleOnce);
  useEffect(() => {
    if (idle) return;
    const now = () => {
      idleOnce = true;
      // A transition gives way to what the user does.
      startTransition(() => setIdle(true));
    };
    // Safari has no such callback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(now, IDLE_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(now, { timeout: IDLE_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }, [idle]);
  return idle;
}
