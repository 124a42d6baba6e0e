import { useEffect, useRef } from "react";

/**
 * Runs something when the page opens, and not again: a code works once, so that neither React's second run in
 * development nor a change of what it uses may spend it twice. `ready` false puts it off.
 */
export function useOnce(run: () => void, ready = true): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!ready || begun.current) return;
    begun.current = true;
    run();
  }, [run, ready]);
}
