import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import * as css from "./ScrollFrame.css.ts";

export interface ScrollFrameProps extends Omit<ComponentProps<"section">, "children" | "aria-label"> {
  /** Name of the region, which the keyboard reaches while there is more to scroll to. */
  label: string;
  children: ReactNode;
}

/**
 * Content wider than its place scrolls here and not the page. A shade stands at each edge that hides something, and
 * while one does the frame takes the focus, so that the arrow keys scroll it.
 */
export function ScrollFrame({ label, className, children, ref, ...rest }: ScrollFrameProps) {
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRefs(ref, own);

  useLayoutEffect(() => {
    const frame = own.current;
    if (!frame) return;
    const mark = () => {
      const hidden = frame.scrollWidth - frame.clientWidth;
      // Right-to-left frames count from 0 downwards; fractions of a pixel hide nothing.
      const from = Math.abs(frame.scrollLeft);
      frame.toggleAttribute("data-more-start", from > 1);
      frame.toggleAttribute("data-more-end", hidden - from > 1);
      if (hidden > 1 || frame.scrollHeight - frame.clientHeight > 1) frame.tabIndex = 0;
      else frame.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(mark);
    observer.observe(frame);
    for (const child of frame.children) observer.observe(child);
    frame.addEventListener("scroll", mark, { passive: true });
    mark();
    return () => {
      observer.disconnect();
      frame.removeEventListener("scroll", mark);
    };
  }, []);

  return (
    <section {...rest} ref={merged} aria-label={label} className={cx(css.frame, className)}>
      {children}
    </section>
  );
}
