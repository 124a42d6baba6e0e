import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./Stat.css.ts";

/** `regular` 30 px; `score` 56 px, once a page. */
export const statSizes = ["regular", "score"] as const;

export interface StatProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is counted. */
  label: ReactNode;
  /** The figure as written. */
  value: ReactNode;
  /** After the figure, such as "/ 100". */
  unit?: ReactNode;
  /** At the right end of the figure's line. */
  aside?: ReactNode;
  /** Quiet line below, such as the change. */
  note?: ReactNode;
  /** Default `regular`. */
  size?: (typeof statSizes)[number];
}

/** One large figure with its name. */
export function Stat({ label, value, unit, aside, note, size = "regular", className, ...rest }: StatProps) {
  return (
    <div {...rest} className={cx(css.root, className)}>
      <span className={css.label}>{label}</span>
      <span className={css.reading}>
        <span className={css.value[size]}>{value}</span>
        {unit && <span className={css.unit}>{unit}</span>}
        {aside && <span className={css.aside}>{aside}</span>}
      </span>
      {note && <span className={css.note}>{note}</span>}
    </div>
  );
}

/** Figures in ruled cells, as many in a row as fit. */
export function StatGrid({ children, className, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={cx(css.grid, className)}>
      {children}
    </div>
  );
}

/** A cell of a {@link StatGrid}. */
export function StatCell({ children, className, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={cx(css.cell, className)}>
      {children}
    </div>
  );
}
