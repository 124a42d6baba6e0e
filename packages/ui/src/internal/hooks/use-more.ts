import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Marks a region that scrolls with `data-more-start` and `data-more-end` while it hides something at that edge, for the
 * shades that say so. `onMark` is told each time that what is hidden may have changed.
 */
export function useMore(
  region: RefObject<HTMLElement | null>,
  along: "inline" | "block",
  onMark?: (region: HTMLElement) => void,
): void {
  const told = useRef(onMark);
  told.current = onMark;
  useLayoutEffect(() => {
    const frame = region.current;
    if (!frame) return;
    const mark = () => {
      const hidden =
        along === "inline" ? frame.scrollWidth - frame.clientWidth : frame.scrollHeight - frame.clientHeight;
      // Right-to-left frames count from 0 downwards; fractions of a pixel hide nothing.
      const from = Math.abs(along === "inline" ? frame.scrollLeft : frame.scrollTop);
      frame.toggleAttribute("data-more-start", from > 1);
      frame.toggleAttribute("data-more-end", hidden - from > 1);
      told.current?.(frame);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(frame);
    const watch = () => {
      for (const child of frame.children) sizes.observe(child);
    };
    // What comes later, as the rows of a menu do, changes the region's content and not its size.
    const children = new MutationObserver(watch);
    children.observe(frame, { childList: true });
    watch();
    frame.addEventListener("scroll", mark, { passive: true });
    mark();
    return () => {
      sizes.disconnect();
      children.disconnect();
      frame.removeEventListener("scroll", mark);
    };
  }, [region, along]);
}
