import { type RefObject, useLayoutEffect, useState } from "react";
import type { DataColumn } from "../columns.ts";
import { leavingIn } from "./sizes.ts";

/**
 * How many columns leave for the room there is, null where those that stay have too little. Told before the table is
 * seen, and drawn again only when the number is another one.
 */
export function useLeaving(
  place: RefObject<HTMLElement | null>,
  columns: ReadonlyArray<Pick<DataColumn<never>, "width" | "yields" | "overflow">>,
  before: number,
  off: boolean,
): number | null {
  const [leaving, setLeaving] = useState<number | null>(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || off) return setLeaving(0);
    const measure = () => setLeaving(leavingIn(columns, before, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, columns, before, off]);
  return leaving;
}
