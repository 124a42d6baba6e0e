import { type KeyboardEvent, type MouseEvent, memo, type Ref } from "react";
import { Box } from "../../../forms/Checkbox/Box.tsx";
import { cx } from "../../../internal/cx.ts";
import { ChevronDownIcon, ChevronRightIcon } from "../../../internal/icons.tsx";
import type { DataColumn } from "../columns.ts";
import * as css from "../DataTable.css.ts";
import type { Choose } from "../rows/use-selection.ts";
import type { CellSpans } from "./merge.ts";
import { isElsewhere } from "./row-keys.ts";
import * as stickyCss from "./sticky.css.ts";
import { tableCell } from "./TableCell.tsx";

export interface TableRowProps<T> {
  row: T;
  id: string;
  /** Line of the body, from 0. */
  line: number;
  columns: ReadonlyArray<DataColumn<T>>;
  /** Column whose cell carries the row's link. */
  linkColumn: string | undefined;
  href: string | undefined;
  onOpen: ((row: T) => void) | undefined;
  chosen: boolean;
  checkLabel: string | undefined;
  onCheck: Choose | undefined;
  /** Whether the row is open; undefined where it has nothing to show. */
  expanded: boolean | undefined;
  expandLabel: string | undefined;
  onExpand: ((id: string) => void) | undefined;
  spans: CellSpans | undefined;
  /** The line that had the focus last, the first one at first. */
  entry: boolean;
  rowRef: Ref<HTMLTableRowElement> | undefined;
  /** The row is laid out for itself. */
  apart: boolean;
  /** Its elements have shown another row before. */
  recycled: boolean;
}

function Row<T>(props: TableRowProps<T>) {
  const {
    row,
    id,
    line,
    columns,
    href,
    onOpen,
    chosen,
    onCheck,
    expanded,
    onExpand,
    spans,
    apart,
    recycled,
  } = props;
  const opens = href !== undefined || onOpen !== undefined;
  const expands = expanded !== undefined;
  const cellRole = apart ? "cell" : undefined;

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
    const own = event.target === event.currentTarget;
    if (!own && !(event.target as Element).matches("[data-row-control]")) return;
    if (expands && event.key === (expanded ? "ArrowLeft" : "ArrowRight")) onExpand?.(id);
    // What stands in the row does by itself what these two keys do.
    if (!own) return;
    if (event.key === "Enter" && opens) open(event.currentTarget);
    else if (event.key === "Enter" && expands) onExpand?.(id);
    if (event.key === " " && onCheck) {
      event.preventDefault();
      onCheck(id, event.shiftKey);
    }
  };

  return (
    <tr
      ref={props.rowRef}
      role={apart ? "row" : undefined}
      data-row=""
      data-index={line}
      aria-rowindex={line + 2}
      aria-selected={onCheck ? chosen : undefined}
      // A stop of its own only where no control in it does what it does.
      tabIndex={
        href === undefined && onOpen && props.entry ? 0 : opens || onCheck || onExpand ? -1 : undefined
      }
      className={cx(css.row, opens && css.opens, chosen && css.chosen)}
      onClick={opens ? (event) => !isElsewhere(event) && open(event.currentTarget, event) : undefined}
      onKeyDown={onKeyDown}
    >
      {onCheck && (
        <td role={cellRole} className={cx(css.cell, css.check, stickyCss.check)}>
          <Box
            data-row-control="check"
            aria-label={props.checkLabel ?? ""}
            checked={chosen}
            onChange={(event) => onCheck(id, (event.nativeEvent as globalThis.MouseEvent).shiftKey)}
          />
        </td>
      )}
      {onExpand && (
        <td role={cellRole} className={cx(css.cell, css.toggleCell, stickyCss.toggle)}>
          {expands && (
            <button
              type="button"
              data-row-control="toggle"
              className={css.toggle}
              aria-expanded={expanded}
              aria-label={props.expandLabel}
              onClick={() => onExpand(id)}
            >
              {expanded ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
            </button>
          )}
        </td>
      )}
      {columns.map((column, index) => {
        const span = spans?.[column.id];
        if (span === 0) return null;
        const cellHref = column.id === props.linkColumn ? href : undefined;
        const own = recycled ? id : undefined;
        return tableCell({ column, row, href: cellHref, lead: index === 0, span, apart, own });
      })}
    </tr>
  );
}

/** One row; drawn again only when something of its own changed. */
export const TableRow = memo(Row) as typeof Row;
