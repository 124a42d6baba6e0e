import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./LogoMark.css.ts";

export interface LogoMarkProps extends ComponentProps<"svg"> {
  /** Pixels; default 26. */
  size?: number;
  /** The product's name where it is not written beside the mark; without it the mark is decoration. */
  label?: string;
}

const ticks = 13;
const firstAngle = 48;
const lastAngle = 312;

/** Thirteen graduations, long to short, bent into a C. */
const drawing = Array.from({ length: ticks }, (_, index) => {
  const share = index / (ticks - 1);
  const angle = ((firstAngle + (lastAngle - firstAngle) * share) * Math.PI) / 180;
  const outer = 15;
  const inner = outer - 8.2 + 5.4 * share ** 0.85;
  const point = (radius: number) =>
    `${(16 + radius * Math.cos(angle)).toFixed(2)} ${(16 - radius * Math.sin(angle)).toFixed(2)}`;
  return `M${point(inner)}L${point(outer)}`;
}).join("");

/** Candor's mark: a ruler bent into a C. */
export function LogoMark({ size = 26, label, className, ...rest }: LogoMarkProps) {
  return (
    <svg
      fill="none"
      height={size}
      stroke="currentColor"
      strokeWidth="2.3"
      viewBox="0 0 32 32"
      width={size}
      {...rest}
      aria-hidden={label ? undefined : true}
      aria-label={label}
      role={label ? "img" : undefined}
      className={cx(css.mark, className)}
    >
      <path d={drawing} />
    </svg>
  );
}
