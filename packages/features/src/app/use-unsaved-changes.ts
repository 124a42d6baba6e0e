import { useCallback, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";

/** Holds back every way out of a page while there is something to lose, and asks first. */
export function useUnsavedChanges() {
  // Not a state: the first key typed would draw the whole page once more.
  const dirty = useRef(false);
  const blocker = useBlocker(useCallback(() => dirty.current, []));
  useBeforeUnload(
    useCallback((event) => {
      if (dirty.current) event.preventDefault();
    }, []),
  );
  return {
    onDirtyChange: useCallback((now: boolean) => {
      dirty.current = now;
    }, []),
    asking: blocker.state === "blocked",
    keep: () => blocker.reset?.(),
    discard: () => {
      dirty.current = false;
      blocker.proceed?.();
    },
  };
}
