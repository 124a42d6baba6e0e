import type { ComponentProps, CSSProperties } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./TickProgress.css.ts";

/** `regular` 12 high, `dense` 10 with a closer pitch, `button` 26 x 10 in the text colour. */
export const tickProgressSizes = ["regular", "dense", "button"] as const;

export interface TickBarProps extends Omit<ComponentProps<"span">, "children"> {
  /** 0-100. */
  value: number;
  /** Default `regular`. */
  size?: (typeof tickProgressSizes)[number];
}

/** The drawn ticks alone, without meaning for assistive technology. */
export function TickBar({ value, size = "regular", className, style, ...rest }: TickBarProps) {
  return (
    <span
      {...rest}
      className={cx(css.root, css.sizes[size], className)}
      style={{ ...style, [css.share]: Math.min(100, Math.max(0, value)) } as CSSProperties}
    />
  );
}
