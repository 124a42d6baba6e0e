import { type RefObject, useLayoutEffect, useState } from "react";

/** Px between the margins of an A4 sheet in portrait: what is drawn wider is drawn again for paper. */
export const paperWidth = 680;

/** The element's content width in whole pixels, kept up to date and within paper in print; 0 until it is laid out. */
export function useWidth(ref: RefObject<HTMLElement | null>, off = false): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || off) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    const fitPaper = () => setWidth((now) => Math.min(now, paperWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("beforeprint", fitPaper);
    addEventListener("afterprint", measure);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", fitPaper);
      removeEventListener("afterprint", measure);
    };
  }, [ref, off]);
  return width;
}
