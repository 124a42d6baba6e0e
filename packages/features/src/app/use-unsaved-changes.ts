import { useCallback, useEffect, useRef, useState } from "react";
import { useRouter } from "./RouterProvider.tsx";

/** Holds back every way out of a page while there is something to lose, and asks first. */
export function useUnsavedChanges() {
  const router = useRouter();
  // Not a state: the first key typed would draw the whole page once more.
  const dirty = useRef(false);
  /** Goes where the reader was held back from. */
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  useEffect(
    () =>
      router.block((next) => {
        if (dirty.current) setProceed(() => next);
        return dirty.current;
      }),
    [router],
  );
  useEffect(() => {
    const onUnload = (event: Event) => {
      if (dirty.current) event.preventDefault();
    };
    addEventListener("beforeunload", onUnload);
    return () => removeEventListener("beforeunload", onUnload);
  }, []);
  return {
    onDirtyChange: useCallback((now: boolean) => {
      dirty.current = now;
    }, []),
    asking: proceed !== null,
    keep: () => setProceed(null),
    discard: () => {
      dirty.current = false;
      setProceed(null);
      proceed?.();
    },
  };
}
