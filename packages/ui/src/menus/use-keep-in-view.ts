import { type RefObject, useLayoutEffect } from "react";

/** Px kept free at both edges of the window. */
const margin = 12;

/** Moves an opened surface sideways where it would reach out of the window. */
export function useKeepInView(surface: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = surface.current;
    if (!open || !element) return;
    element.style.translate = "none";
    const { left, right } = element.getBoundingClientRect();
    const over = right - (document.documentElement.clientWidth - margin);
    const shift = left < margin ? margin - left : Math.min(0, -over);
    if (shift !== 0) element.style.translate = `${shift}px`;
  }, [surface, open]);
}
