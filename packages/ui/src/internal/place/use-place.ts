import { type RefObject, useLayoutEffect, useState } from "react";
import { type AnchorSide, type Placing, place } from "./place.ts";

interface Options extends Placing {
  /** Default true. */
  open?: boolean;
}

/**
 * Keeps an open surface beside its anchor, frame by frame, whatever moves: the page, a dialog, the anchor. A surface
 * with `popover="manual"` lies over everything else, and no scrolling region cuts it off. Its styles may use
 * `--anchor-width` and `--anchor-arrow`. Gives the side that was taken; without an anchor the surface is not seen.
 */
export function usePlace(
  anchor: RefObject<Element | null>,
  surface: RefObject<HTMLElement | null>,
  { side = "bottom", align, gap, open = true }: Options = {},
): AnchorSide {
  const [taken, setTaken] = useState(side);

  useLayoutEffect(() => {
    const own = surface.current;
    if (!own) return;
    if (own.popover === "manual") own.togglePopover(open);
    if (!open) return;
    const written = new Map<string, string>();
    const write = (name: string, value: string) => {
      if (written.get(name) !== value) own.style.setProperty(name, value);
      written.set(name, value);
    };
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const box = anchor.current?.getBoundingClientRect();
      write("visibility", box ? "visible" : "hidden");
      if (!box) return;
      write("--anchor-width", `${box.width}px`);
      const { clientWidth, clientHeight } = document.documentElement;
      const size = { width: own.offsetWidth, height: own.offsetHeight };
      const next = place(box, size, { width: clientWidth, height: clientHeight }, { side, align, gap });
      write("left", `${next.left}px`);
      write("top", `${next.top}px`);
      write("--anchor-arrow", `${next.arrow}px`);
      setTaken(next.side);
    };
    let frame = 0;
    follow();
    return () => cancelAnimationFrame(frame);
  }, [anchor, surface, side, align, gap, open]);

  return taken;
}
