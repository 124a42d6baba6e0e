import { Fragment, type ReactNode } from "react";
import { cx } from "../../../internal/cx.ts";
import { Link } from "../../../internal/Link.tsx";
import type { DataColumn } from "../columns.ts";
import * as css from "../DataTable.css.ts";
import * as stickyCss from "./sticky.css.ts";

interface TableCellProps<T> {
  column: DataColumn<T>;
  row: T;
  /** Where the row leads, in the cell that carries its link. */
  href: string | undefined;
  /** First column: stays in view in a frame. */
  lead: boolean;
  /** Rows it covers. */
  span: number | undefined;
  /** The row is laid out for itself: browsers differ in what they make of its cells. */
  apart: boolean;
  /** Id of the row where the cell may have shown another before: what holds a state of its own begins anew. */
  own: string | undefined;
}

/**
 * What one column shows of one row. A function that is called, not a component: a row of ten cells is then one part
 * to React, not eleven, and rows come into view as fast as they are scrolled.
 */
export function tableCell<T>({ column, row, href, lead, span, apart, own }: TableCellProps<T>): ReactNode {
  const drawn = column.cell(row);
  const words = drawn === null || drawn === undefined || drawn === "" ? column.none : drawn;
  const filled =
    own !== undefined && typeof words === "object" ? <Fragment key={own}>{words}</Fragment> : words;
  const overflow = column.overflow ?? "cut";
  const content =
    href === undefined ? (
      filled
    ) : (
      <Link href={href} data-row-link="" data-row-control="link" className={css.link}>
        {filled}
      </Link>
    );
  // A cell can cut its own text; one that stays in view casts a shade and must not.
  const bare = overflow === "cut" && !lead && span === undefined;
  return (
    <td
      key={column.id}
      role={apart ? "cell" : undefined}
      className={cx(
        css.cell,
        bare && css.overflow.cut,
        lead ? stickyCss.lead : css.inner,
        column.align === "end" && css.end,
        span !== undefined && css.merged,
      )}
      rowSpan={span}
    >
      {bare ? (
        content
      ) : (
        <div className={cx(css.overflow[overflow], span !== undefined && stickyCss.mergedText)}>
          {content}
        </div>
      )}
    </td>
  );
}
