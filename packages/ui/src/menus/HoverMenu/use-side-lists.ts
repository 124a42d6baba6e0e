import { type PointerEvent, useEffect, useRef, useState } from "react";
import { onItsWay, type Point } from "./triangle.ts";

/** Time in ms between the pointer leaving and a menu or side list closing. */
export const hideDelay = 150;
/** Time in ms a pointer on its way to a side list may rest on another row before that row counts. */
export const restDelay = 300;

/** Which side list of a menu is open. A pointer that crosses other rows on its way to the list does not close it. */
export function useSideLists() {
  const [openId, setOpenId] = useState<string | null>(null);
  /** The open side list. */
  const list = useRef<HTMLDivElement>(null);
  /** Where the pointer was last on the row of the open list. */
  const from = useRef<Point>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (id: string | null) => {
    clearTimeout(timer.current);
    setOpenId(id);
  };
  const aims = (point: Point) =>
    from.current !== null &&
    list.current !== null &&
    onItsWay(point, from.current, list.current.getBoundingClientRect());

  return {
    openId,
    show,
    list,
    /** Whether a point lies on the way to the open list. */
    aims,
    onPointerMove(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer.current);
      const target = event.target as Element;
      if (list.current?.contains(target)) return;
      const point = { x: event.clientX, y: event.clientY };
      const over = target.closest<HTMLElement>("[data-side-list]")?.dataset.sideList ?? null;
      if (over === openId) {
        from.current = point;
        return;
      }
      const change = () => {
        if (over === null && list.current?.contains(document.activeElement)) return;
        from.current = point;
        setOpenId(over);
      };
      if (openId !== null && aims(point)) timer.current = setTimeout(change, restDelay);
      else if (over === null) timer.current = setTimeout(change, hideDelay);
      else change();
    },
  };
}

export type SideLists = ReturnType<typeof useSideLists>;
