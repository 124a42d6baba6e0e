import { type KeyboardEvent, type MouseEvent, memo, type Ref } from "react";
import { Checkbox } from "../../forms/Checkbox/Checkbox.tsx";
import { cx } from "../../internal/cx.ts";
import { Link } from "../../internal/Link.tsx";
import type { DataColumn } from "./columns.ts";
import * as css from "./DataTable.css.ts";
import { isElsewhere } from "./row-keys.ts";

export interface TableRowProps<T> {
  row: T;
  id: string;
  /** Place in the whole table, from 0. */
  index: number;
  columns: ReadonlyArray<DataColumn<T>>;
  /** Column whose cell carries the row's link. */
  linkColumn: string | undefined;
  href: string | undefined;
  onOpen: ((row: T) => void) | undefined;
  chosen: boolean;
  checkLabel: string | undefined;
  onCheck: ((id: string) => void) | undefined;
  /** First row: where Tab enters the rows. */
  entry: boolean;
  rowRef: Ref<HTMLTableRowElement> | undefined;
}

function Row<T>(props: TableRowProps<T>) {
  const { row, id, index, columns, linkColumn, href, onOpen, chosen, checkLabel, onCheck, entry, rowRef } =
    props;
  const opens = href !== undefined || onOpen !== undefined;

  const open = (element: HTMLElement, event?: MouseEvent) => {
    const link = element.querySelector<HTMLAnchorElement>("a[data-row-link]");
    if (!link) return onOpen?.(row);
    // Passed on with its keys, so that Ctrl and Cmd open a new tab from anywhere in the row.
    const { ctrlKey = false, metaKey = false, shiftKey = false } = event ?? {};
    link.dispatchEvent(
      new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === "Enter" && opens) open(event.currentTarget);
    if (event.key === " " && onCheck) {
      event.preventDefault();
      onCheck(id);
    }
  };

  return (
    <tr
      ref={rowRef}
      data-row=""
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={onCheck ? chosen : undefined}
      tabIndex={opens || onCheck ? (entry ? 0 : -1) : undefined}
      className={cx(css.row, opens && css.opens, chosen && css.chosen)}
      onClick={opens ? (event) => !isElsewhere(event) && open(event.currentTarget, event) : undefined}
      onKeyDown={onKeyDown}
    >
      {onCheck && (
        <td className={cx(css.cell, css.check)}>
          <Checkbox aria-label={checkLabel ?? ""} checked={chosen} onChange={() => onCheck(id)} />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        const linked = href !== undefined && column.id === linkColumn;
        return (
          <td key={column.id} className={cx(css.cell, column.align === "end" && css.end)}>
            <div className={css.overflow[column.overflow ?? "cut"]}>
              {linked ? (
                <Link href={href} data-row-link="" className={css.link}>
                  {content}
                </Link>
              ) : (
                content
              )}
            </div>
          </td>
        );
      })}
    </tr>
  );
}

/** One row; drawn again only when something of its own changed. */
export const TableRow = memo(Row) as typeof Row;
