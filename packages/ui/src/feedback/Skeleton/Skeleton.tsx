import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./Skeleton.css.ts";

export interface SkeletonProps extends Omit<ComponentProps<"span">, "children"> {
  /** Px or any CSS length; default 100%. */
  width?: number | string;
  /** Px or any CSS length; default 10. */
  height?: number | string;
}

/** The place of one piece of content that is on its way, at its real size. */
export function Skeleton({ width = "100%", height = 10, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx(css.block, className)}
      style={{ ...style, width, height }}
    />
  );
}

/** Heights of a table's rows: evidence, one line, two lines. */
export const skeletonRowHeights = ["dense", "line", "double"] as const;

export interface SkeletonRowsProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** Read aloud while waiting, such as "Loading checks". */
  label: string;
  /** Default 5. */
  rows?: number;
  /** Default `line`. */
  rowHeight?: (typeof skeletonRowHeights)[number];
}

/** Titles differ in length; these do too, and always the same way. */
const titleWidths = [200, 260, 170, 230, 180];

/** The place of a table's rows, at their real height. */
export function SkeletonRows({ label, rows = 5, rowHeight = "line", className, ...rest }: SkeletonRowsProps) {
  return (
    <div {...rest} className={cx(css.rows, className)} role="status">
      <span className={hidden}>{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div
          aria-hidden="true"
          className={css.rowHeight[rowHeight]}
          // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no identity but its place.
          key={index}
          style={{ opacity: Math.max(0.3, 1 - index * 0.13) }}
        >
          <Skeleton className={css.firm} height={14} width={14} />
          <Skeleton className={css.firm} width={60} />
          <Skeleton width={titleWidths[index % titleWidths.length]} />
          <Skeleton className={css.end} width={88} />
        </div>
      ))}
    </div>
  );
}
