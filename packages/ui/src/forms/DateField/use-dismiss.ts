import { type RefObject, useEffect } from "react";

/** Calls back when a press or the focus goes outside an element, while it is on. */
export function useDismiss(on: boolean, inside: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  useEffect(() => {
    if (!on) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) onDismiss();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [on, inside, onDismiss]);
}
