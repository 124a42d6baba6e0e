import { type RefObject, useLayoutEffect, useState } from "react";

/** Px between the margins of an A4 sheet in portrait: what is drawn wider is drawn again for paper. */
export const paperWidth = 680;

/** The element's content width in whole pixels, kept up to date and within paper in print; 0 until it is laid out. */
export function useWidth(ref: RefObject<HTMLElement | null>, off = false): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || off) return;
    // A narrower drawing may change its place's height, which measures again: paper holds until it is over.
    let printing = false;
    const measure = () => {
      const place = Math.floor(element.clientWidth);
      setWidth(printing ? Math.min(place, paperWidth) : place);
    };
    const print = ({ type }: Event) => {
      printing = type === "beforeprint";
      measure();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("beforeprint", print);
    addEventListener("afterprint", print);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", print);
    };
  }, [ref, off]);
  return width;
}
