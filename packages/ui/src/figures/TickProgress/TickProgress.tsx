import type { ComponentProps, CSSProperties } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./TickProgress.css.ts";

/** `regular` 12 high, `dense` 10 with a closer pitch, `button` 26 x 10 in the text colour. */
export const tickProgressSizes = ["regular", "dense", "button"] as const;

export interface TickProgressProps extends Omit<ComponentProps<"span">, "children" | "role"> {
  /** 0-100. */
  value: number;
  /** The value in words, such as "62%" or "2 of 3 objects". Write it beside the ticks too. */
  valueText: string;
  /** What progresses. */
  "aria-label": string;
  /** Default `regular`. */
  size?: (typeof tickProgressSizes)[number];
}

/** Progress as ticks: reached ones tall and in ink, the rest low. */
export function TickProgress({
  value,
  valueText,
  size = "regular",
  className,
  style,
  ...rest
}: TickProgressProps) {
  const bounded = Math.min(100, Math.max(0, value));
  return (
    <span
      {...rest}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={Math.round(bounded)}
      aria-valuetext={valueText}
      className={cx(css.root, css.sizes[size], className)}
      role="progressbar"
      style={{ ...style, [css.share]: bounded } as CSSProperties}
    />
  );
}
