import { useCallback, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router";

/** Holds back every way out of a page while there is something to lose, and asks first. */
export function useUnsavedChanges() {
  const [dirty, setDirty] = useState(false);
  const blocker = useBlocker(dirty);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty) event.preventDefault();
      },
      [dirty],
    ),
  );
  return {
    onDirtyChange: setDirty,
    asking: blocker.state === "blocked",
    keep: () => blocker.reset?.(),
    discard: () => {
      setDirty(false);
      blocker.proceed?.();
    },
  };
}
