import type { ReactNode, Ref } from "react";
import { ChevronDownIcon, ChevronRightIcon } from "../../../internal/icons.tsx";
import * as css from "../DataTable.css.ts";

interface GroupRowProps {
  children: ReactNode;
  /** Line of the body, from 0. */
  line: number;
  /** Cells of a row. */
  span: number;
  /** Groups around it. */
  depth: number;
  folded: boolean;
  /** Undefined where the groups do not fold. */
  onFold: (() => void) | undefined;
  entry: boolean;
  rowRef: Ref<HTMLTableRowElement> | undefined;
  /** The row is laid out for itself. */
  apart: boolean;
}

/** Px that a group stands further in than the one around it. */
const STEP = 20;

/** The line over the rows of a group. */
export function GroupRow({
  children,
  line,
  span,
  depth,
  folded,
  onFold,
  entry,
  rowRef,
  apart,
}: GroupRowProps) {
  return (
    <tr
      ref={rowRef}
      role={apart ? "row" : undefined}
      data-row=""
      data-index={line}
      aria-rowindex={line + 2}
      tabIndex={onFold ? (entry ? 0 : -1) : undefined}
      className={css.row}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || !onFold) return;
        if (event.key === " ") event.preventDefault();
        if (["Enter", " ", folded ? "ArrowRight" : "ArrowLeft"].includes(event.key)) onFold();
      }}
    >
      <th role={apart ? "rowheader" : undefined} scope="rowgroup" colSpan={span} className={css.group}>
        {depth > 0 && <span className={css.indent} style={{ inlineSize: depth * STEP }} />}
        {onFold ? (
          <button type="button" className={css.fold} aria-expanded={!folded} tabIndex={-1} onClick={onFold}>
            {folded ? <ChevronRightIcon size={16} /> : <ChevronDownIcon size={16} />}
            <span>{children}</span>
          </button>
        ) : (
          children
        )}
      </th>
    </tr>
  );
}
