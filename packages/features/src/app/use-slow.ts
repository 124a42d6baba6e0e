import { useEffect, useState } from "react";

/** Milliseconds that the way to another screen may take before it is shown. */
export const SLOW_AFTER_MS = 300;

/** True once something has been on its way for a while, until it is there: what is quick needs no sign. */
export function useSlow(underway: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!underway) return;
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [underway]);
  return underway && slow;
}
