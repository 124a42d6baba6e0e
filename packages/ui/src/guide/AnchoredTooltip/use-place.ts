import { type RefObject, useLayoutEffect, useState } from "react";
import { type AnchorSide, type Place, placeBeside } from "./place-beside.ts";

/** Keeps a bubble beside its anchor while the page scrolls, resizes or moves the anchor; null without an anchor. */
export function usePlace(
  anchor: RefObject<Element | null>,
  bubble: RefObject<HTMLElement | null>,
  side: AnchorSide,
): Place | null {
  const [place, setPlace] = useState<Place | null>(null);

  useLayoutEffect(() => {
    const element = anchor.current;
    const own = bubble.current;
    if (!element || !own) return setPlace(null);
    const measure = () => {
      const view = { width: innerWidth, height: innerHeight };
      const size = { width: own.offsetWidth, height: own.offsetHeight };
      const next = placeBeside(element.getBoundingClientRect(), size, view, side);
      setPlace((now) => (now && same(now, next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(own);
    observer.observe(document.documentElement);
    addEventListener("scroll", measure, { capture: true, passive: true });
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("scroll", measure, { capture: true });
      removeEventListener("resize", measure);
    };
  }, [anchor, bubble, side]);

  return place;
}

function same(a: Place, b: Place) {
  return a.left === b.left && a.top === b.top && a.arrow === b.arrow && a.side === b.side;
}
