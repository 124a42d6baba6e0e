import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./Page.css.ts";

export interface SplitProps extends ComponentProps<"div"> {
  /** The rail, 396 px; goes under the main column below 1200 px and on paper. */
  rail: ReactNode;
  /** Names the rail as a region. */
  railLabel?: string;
}

/** Main column and rail, with a rule between them. */
export function Split({ rail, railLabel, className, children, ...rest }: SplitProps) {
  return (
    <div {...rest} className={cx(css.split, className)}>
      <div className={css.splitMain}>{children}</div>
      <aside className={css.rail} aria-label={railLabel}>
        {rail}
      </aside>
    </div>
  );
}

export interface CellsProps extends ComponentProps<"div"> {
  /** Cells beside each other on wide screens; under 900 px they stack. */
  columns: 2 | 3 | 4 | 5;
}

/** Cells in one row that share their rules. */
export function Cells({ columns, className, ...rest }: CellsProps) {
  return <div {...rest} className={cx(css.cells, css.columns[columns], className)} />;
}

/** One cell of `Cells`. */
export function Cell({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(css.cell, className)} />;
}
