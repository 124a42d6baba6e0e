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
  rowRef: Ref<HTMLTableRowElement> | undefined;
  /** The row is laid out for itself. */
  apart: boolean;
}

/** Px that a group stands further in than the one around it. */
const STEP = 20;

/** The line over the rows of a group. */
export function GroupRow({ children, line, span, depth, folded, onFold, rowRef, apart }: GroupRowProps) {
  return (
    <tr
      ref={rowRef}
      role={apart ? "row" : undefined}
      data-row=""
      data-index={line}
      aria-rowindex={line + 2}
      tabIndex={onFold ? -1 : undefined}
      className={css.row}
      onKeyDown={(event) => {
        const own = event.target === event.currentTarget;
        if (!onFold || !(own || (event.target as Element).matches("[data-row-control]"))) return;
        // On its button Enter and Space do so by themselves.
        const keys = [folded ? "ArrowRight" : "ArrowLeft", ...(own ? ["Enter", " "] : [])];
        if (!keys.includes(event.key)) return;
        if (event.key === " ") event.preventDefault();
        onFold();
      }}
    >
      <th role={apart ? "rowheader" : undefined} scope="rowgroup" colSpan={span} className={css.group}>
        {depth > 0 && <span className={css.indent} style={{ inlineSize: depth * STEP }} />}
        {onFold ? (
          <button
            type="button"
            data-row-control="toggle"
            className={css.fold}
            aria-expanded={!folded}
            onClick={onFold}
          >
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
