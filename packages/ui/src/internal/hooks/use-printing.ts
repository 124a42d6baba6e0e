import { useSyncExternalStore } from "react";

let printing = false;

function watch(notify: () => void) {
  const begin = () => {
    printing = true;
    notify();
  };
  const end = () => {
    printing = false;
    notify();
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

/** Whether the page is being put on paper, where everything is shown that a screen only shows as it is scrolled to. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    watch,
    () => printing,
    () => false,
  );
