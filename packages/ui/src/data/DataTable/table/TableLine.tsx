import type { ReactNode } from "react";
import * as css from "../DataTable.css.ts";
import type { DataTableProps } from "../props.ts";
import type { TableItem } from "../rows/items.ts";
import { openState, type TableActions } from "../view.ts";
import { GroupRow } from "./GroupRow.tsx";
import type { CellSpans } from "./merge.ts";
import { TableRow } from "./TableRow.tsx";

export interface TableLineProps<T> {
  table: DataTableProps<T>;
  item: TableItem<T>;
  line: number;
  entry: boolean;
  measure: ((node: Element | null) => void) | undefined;
  actions: TableActions<T>;
  span: number;
  spans: CellSpans | undefined;
  /** Each line is laid out for itself. */
  apart: boolean;
  /** The elements of a line take the row that comes in the place of its own. */
  recycled: boolean;
}

/** One line of the body, by its kind. Called, not a component: the row below it alone is asked whether it changed. */
export function tableLine<T>(props: TableLineProps<T>): ReactNode {
  const { table, item, line, entry, measure, actions, span, spans, apart, recycled } = props;
  const { columns, selection, expansion, groups } = table;
  if (item.kind === "group") {
    return (
      <GroupRow
        key={item.id}
        {...{ line, span, apart }}
        depth={item.depth}
        folded={item.folded}
        onFold={groups?.onFoldedChange && (() => actions.fold(item.key))}
        rowRef={measure}
      >
        {groups?.header(item.key, item.rows, item.depth)}
      </GroupRow>
    );
  }
  const { id, row } = item;
  if (item.kind === "detail") {
    return (
      <tr
        key={item.id}
        ref={measure}
        role={apart ? "row" : undefined}
        data-index={line}
        aria-rowindex={line + 2}
      >
        <td role={apart ? "cell" : undefined} colSpan={span} className={css.detail}>
          {expansion?.render(row)}
        </td>
      </tr>
    );
  }
  return (
    <TableRow
      key={recycled ? line : id}
      {...{ row, id, line, columns, entry, spans, apart, recycled }}
      linkColumn={table.linkColumn ?? columns[0]?.id}
      href={table.rowHref?.(row)}
      onOpen={table.onRowOpen && actions.open}
      chosen={selection?.selected.has(id) ?? false}
      checkLabel={selection?.rowLabel(id)}
      onCheck={selection && actions.choose}
      expanded={openState(table, id, row)}
      expandLabel={expansion?.label(row)}
      onExpand={expansion && actions.expand}
      rowRef={measure}
    />
  );
}
