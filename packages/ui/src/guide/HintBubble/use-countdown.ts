import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useHiddenTab } from "../../internal/hooks/use-hidden-tab.ts";

/** Seconds a hint stays, not counting the time in which a pointer or the focus holds it. */
export const hintSeconds = 5;

/**
 * Whole seconds left of `seconds`, looked at each second. It waits while `held` and in a hidden tab, and calls `onEnd`
 * once at zero.
 */
export function useCountdown(seconds: number, held: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const hiddenTab = useHiddenTab();
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (left === 0) return end.current();
    if (held || hiddenTab) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, held, hiddenTab]);

  return left;
}
