import { cx } from "../../internal/cx.ts";
import { Link } from "../../internal/Link.tsx";
import type { DataColumn } from "./columns.ts";
import * as css from "./DataTable.css.ts";
import * as hold from "./hold.css.ts";

interface TableCellProps<T> {
  column: DataColumn<T>;
  row: T;
  /** Where the row leads, in the cell that carries its link. */
  href: string | undefined;
  /** First column: stays in view in a frame. */
  lead: boolean;
  /** Rows it covers. */
  span: number | undefined;
}

/** What one column shows of one row. */
export function TableCell<T>({ column, row, href, lead, span }: TableCellProps<T>) {
  const own = column.cell(row);
  const filled = own === null || own === undefined || own === "" ? column.none : own;
  const overflow = column.overflow ?? "cut";
  const content =
    href === undefined ? (
      filled
    ) : (
      <Link href={href} data-row-link="" className={css.link}>
        {filled}
      </Link>
    );
  // A cell can cut its own text; one that stays in view casts a shade and must not.
  const bare = overflow === "cut" && !lead;
  return (
    <td
      className={cx(
        css.cell,
        bare && css.overflow.cut,
        lead ? hold.lead : css.inner,
        column.align === "end" && css.end,
        span !== undefined && css.merged,
      )}
      rowSpan={span}
    >
      {bare ? content : <div className={css.overflow[overflow]}>{content}</div>}
    </td>
  );
}
