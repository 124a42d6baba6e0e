import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import * as css from "./DataTable.css.ts";
import type { TableItem } from "./items.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { linesNear } from "./window.ts";

/** Lines above which only those near the view are drawn. */
export const virtualFrom = 200;

type Measure = (node: Element | null) => void;

export interface TableBodyProps<T> {
  items: ReadonlyArray<TableItem<T>>;
  /** Height in px a line has until it is measured. */
  rowHeight: number;
  /** Cells of one row, for the spacers. */
  span: number;
  draw: (item: TableItem<T>, line: number, entry: boolean, measure?: Measure) => ReactNode;
  /** The frame that scrolls in the window's place. */
  frame?: RefObject<HTMLElement | null>;
}

/** The lines of a table, all of them or those near the view. */
export function TableBody<T>(props: TableBodyProps<T>) {
  if (props.items.length <= virtualFrom) return <AllLines {...props} />;
  return props.frame ? <LinesInFrame {...props} frame={props.frame} /> : <LinesInWindow {...props} />;
}

function AllLines<T>({ items, draw }: TableBodyProps<T>) {
  const { active, ...keys } = useRowFocus(items);
  return <tbody {...keys}>{items.map((item, line) => draw(item, line, line === active))}</tbody>;
}

function LinesInFrame<T>(props: TableBodyProps<T> & { frame: RefObject<HTMLElement | null> }) {
  const { items, rowHeight, frame } = props;
  const focus = useRowFocus(items);
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: (line) => items[line]?.id ?? line,
    rangeExtractor: linesNear(focus.active),
    overscan: 8,
  });
  return <DrawnLines {...props} focus={focus} virtual={virtual} margin={0} />;
}

function LinesInWindow<T>(props: TableBodyProps<T>) {
  const { items, rowHeight } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [margin, setMargin] = useState(0);
  const focus = useRowFocus(items);
  useLayoutEffect(() => {
    if (body.current) setMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: (line) => items[line]?.id ?? line,
    rangeExtractor: linesNear(focus.active),
    overscan: 8,
    scrollMargin: margin,
  });
  return <DrawnLines {...props} focus={focus} virtual={virtual} margin={margin} body={body} />;
}

interface DrawnLinesProps<T, S extends Element | Window> extends TableBodyProps<T> {
  focus: ReturnType<typeof useRowFocus>;
  virtual: Virtualizer<S, Element>;
  /** Px from the start of what scrolls to the first line. */
  margin: number;
  body?: RefObject<HTMLTableSectionElement | null>;
}

function DrawnLines<T, S extends Element | Window>(props: DrawnLinesProps<T, S>) {
  const { items, draw, span, virtual, margin, body } = props;
  const { active, ...keys } = props.focus;
  let reached = margin;
  const drawn = virtual.getVirtualItems().map(({ index, key, start, end }) => {
    const gap = start - reached;
    reached = end;
    const item = items[index];
    return (
      <Fragment key={key}>
        <Spacer height={gap} span={span} />
        {item && draw(item, index, index === active, virtual.measureElement)}
      </Fragment>
    );
  });
  return (
    <tbody ref={body} {...keys}>
      {drawn}
      <Spacer height={virtual.getTotalSize() + margin - reached} span={span} />
    </tbody>
  );
}

/** Takes the place of the lines that are not drawn. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the row is empty and takes no focus
    <tr aria-hidden="true">
      <td colSpan={span} className={css.spacer} style={{ height }} />
    </tr>
  );
}
