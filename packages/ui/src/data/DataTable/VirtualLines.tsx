import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { Fragment, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import * as css from "./DataTable.css.ts";
import type { TableBodyProps } from "./TableBody.tsx";
import { useRowFocus } from "./use-row-focus.ts";
import { linesNear } from "./window.ts";

/** Lines drawn beyond either edge of the view. They are drawn within the scroll's own frame, so few are enough. */
const OVERSCAN = 4;

/** The lines near the view of a frame. */
export function LinesInFrame<T>(props: TableBodyProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = useRowFocus(props.items);
  const options = useOptions(props, body, focus.active);
  const virtual = useVirtualizer<HTMLElement, Element>({
    ...options,
    getScrollElement: () => props.frame ?? null,
  });
  return <DrawnLines {...{ props, body, focus, virtual }} margin={0} />;
}

/** The lines near the view of the window. */
export function LinesInWindow<T>(props: TableBodyProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [margin, setMargin] = useState(0);
  const focus = useRowFocus(props.items);
  const options = useOptions(props, body, focus.active);
  useLayoutEffect(() => {
    if (body.current) setMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({ ...options, scrollMargin: margin });
  return <DrawnLines {...{ props, body, focus, virtual, margin }} />;
}

function useOptions<T>(
  { items, rowHeight, uniform }: TableBodyProps<T>,
  body: RefObject<HTMLElement | null>,
  active: number,
) {
  const [height, setHeight] = useState(rowHeight);
  // Where all lines are alike one is measured for all: the page's text may be larger than the design's.
  useLayoutEffect(() => {
    const row = uniform ? body.current?.querySelector<HTMLElement>("[data-row]") : null;
    setHeight(row?.offsetHeight || rowHeight);
  }, [uniform, rowHeight, body]);
  const rangeExtractor = useMemo(() => linesNear(active), [active]);
  return {
    count: items.length,
    estimateSize: () => height,
    getItemKey: (line: number) => items[line]?.id ?? line,
    rangeExtractor,
    overscan: OVERSCAN,
  };
}

interface DrawnLinesProps<T, S extends Element | Window> {
  props: TableBodyProps<T>;
  body: RefObject<HTMLTableSectionElement | null>;
  focus: ReturnType<typeof useRowFocus>;
  virtual: Virtualizer<S, Element>;
  /** Px from the start of what scrolls to the first line. */
  margin: number;
}

function DrawnLines<T, S extends Element | Window>(drawn: DrawnLinesProps<T, S>) {
  const { body, virtual, margin } = drawn;
  const { items, draw, span, uniform } = drawn.props;
  const { active, ...keys } = drawn.focus;
  let reached = margin;
  return (
    <tbody ref={body} {...keys}>
      {virtual.getVirtualItems().map(({ index, key, start, end }) => {
        const gap = start - reached;
        reached = end;
        const item = items[index];
        return (
          <Fragment key={key}>
            <Spacer height={gap} span={span} />
            {item && draw(item, index, index === active, uniform ? undefined : virtual.measureElement)}
          </Fragment>
        );
      })}
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
