import { type ComponentProps, type ReactNode, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { useMore } from "../../internal/hooks/use-more.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import * as css from "./ScrollFrame.css.ts";

export interface ScrollFrameProps extends Omit<ComponentProps<"section">, "children" | "aria-label"> {
  /** Name of the region, which the keyboard reaches while there is more to scroll to. */
  label: string;
  children: ReactNode;
}

function reachedByKeyboard(frame: HTMLElement) {
  const hides = frame.scrollWidth - frame.clientWidth > 1 || frame.scrollHeight - frame.clientHeight > 1;
  if (hides) frame.tabIndex = 0;
  else frame.removeAttribute("tabindex");
}

/**
 * Content wider than its place scrolls here and not the page. A shade stands at each edge that hides something, and
 * while one does the frame takes the focus, so that the arrow keys scroll it.
 */
export function ScrollFrame({ label, className, children, ref, ...rest }: ScrollFrameProps) {
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRefs(ref, own);

  useMore(own, "inline", reachedByKeyboard);

  return (
    <section {...rest} ref={merged} aria-label={label} className={cx(css.frame, className)}>
      {children}
    </section>
  );
}
