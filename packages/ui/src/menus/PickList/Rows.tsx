import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { CheckIcon } from "../../internal/icons.tsx";
import * as css from "./PickList.css.ts";
import type { PickOption } from "./pick.ts";

export interface RowsProps<O extends PickOption> {
  options: readonly O[];
  value: string | null;
  /** Index of the entry that the keys are at. */
  marked: number;
  /** Px of a row. */
  rowHeight: number;
  optionId: (at: number) => string;
  draw: (option: O) => ReactNode;
  onMark: (at: number) => void;
  onChoose: (option: O) => void;
  /** The scrolling list around the rows; null until it is there. */
  scroller: HTMLElement | null;
}

interface RowProps<O extends PickOption>
  extends Omit<RowsProps<O>, "options" | "scroller" | "marked" | "rowHeight"> {
  option: O;
  at: number;
  isMarked: boolean;
  /** Px of the row, and where it stands in a list that draws only a part of them. */
  style: { height: number; transform?: string };
  /** How many entries there are, for a list that draws only a part of them. */
  of?: number;
}

/** One entry. The focus stays in the list or its search box; the entry is only marked. */
export function Row<O extends PickOption>({ option, at, isMarked, style, of, ...rows }: RowProps<O>) {
  const { value, optionId, draw, onMark, onChoose } = rows;
  const selected = option.id === value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the list, which has the focus
    <div
      role="option"
      tabIndex={-1}
      id={optionId(at)}
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      aria-setsize={of}
      aria-posinset={of === undefined ? undefined : at + 1}
      className={cx(css.option, isMarked && css.marked, of !== undefined && css.placed)}
      style={style}
      onPointerMove={() => !isMarked && !option.disabled && onMark(at)}
      onClick={() => onChoose(option)}
    >
      {draw(option)}
      <span className={css.check}>{selected && <CheckIcon size={16} />}</span>
    </div>
  );
}

/** Every entry, each drawn. */
export function Rows<O extends PickOption>({ options, marked, rowHeight, scroller, ...rows }: RowsProps<O>) {
  useMarkedInView(scroller, marked, rowHeight);
  return options.map((option, at) => (
    <Row
      key={option.id}
      {...rows}
      option={option}
      at={at}
      isMarked={at === marked}
      style={{ height: rowHeight }}
    />
  ));
}

/** Scrolls the list, and nothing around it, so far that the marked entry is in view. */
function useMarkedInView(list: HTMLElement | null, marked: number, rowHeight: number) {
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!list) return;
    const top = marked * rowHeight;
    const room = list.clientHeight;
    if (first.current) list.scrollTop = top - (room - rowHeight) / 2;
    else if (top < list.scrollTop) list.scrollTop = top;
    else if (top + rowHeight > list.scrollTop + room) list.scrollTop = top + rowHeight - room;
    first.current = false;
  }, [list, marked, rowHeight]);
}
