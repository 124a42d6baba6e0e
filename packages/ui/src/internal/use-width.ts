import { type RefObject, useLayoutEffect, useState } from "react";

/** The element's content width in whole pixels, kept up to date; 0 until it has been laid out. */
export function useWidth(ref: RefObject<HTMLElement | null>, off = false): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || off) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, off]);
  return width;
}
