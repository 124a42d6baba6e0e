import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useMergedRefs } from "../../../internal/merge-refs.ts";
import { even, lineHeight as heightVar } from "./lines.css.ts";
import { Spacer } from "./Spacer.tsx";
import { heightOf, virtualFrom } from "./sizes.ts";
import type { LinesProps, TableBodyProps } from "./table-body-props.ts";
import { linesNear, mergeStretches } from "./window.ts";

/** Lines drawn beyond either edge of the view. They are drawn within the scroll's own frame, so few are enough. */
const OVERSCAN = 4;

const never = () => () => {};

/** The lines near the view of a frame. */
export function LinesInFrame<T>(props: LinesProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { options, lineHeight } = useOptions(props, body, props.focus.active);
  const virtual = useVirtualizer<HTMLElement, Element>({
    ...options,
    getScrollElement: () => props.frame ?? null,
    // Somebody may have scrolled before these lines were there.
    initialOffset: () => props.frame?.scrollTop ?? 0,
    initialRect: useInitialRect(props.frameHeight),
  });
  return <DrawnLines {...{ props, body, virtual, lineHeight }} margin={0} />;
}

/** The lines near the view of the window. */
export function LinesInWindow<T>(props: LinesProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [margin, setMargin] = useState(0);
  const { options, lineHeight } = useOptions(props, body, props.focus.active);
  useLayoutEffect(() => {
    if (body.current) setMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({ ...options, initialRect: useInitialRect(), scrollMargin: margin });
  return <DrawnLines {...{ props, body, virtual, lineHeight, margin }} />;
}

/**
 * What is in view before anything is measured, so that the first drawing is the whole one. A server knows no window, and
 * what takes its page over draws what it drew.
 */
function useInitialRect(height?: number | string) {
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!known) return undefined;
  return { width: window.innerWidth, height: heightOf(height) };
}

function useOptions<T>(
  { items, rowHeight, uniform }: TableBodyProps<T>,
  body: RefObject<HTMLElement | null>,
  active: number,
) {
  const [measured, setMeasured] = useState({ of: rowHeight, height: rowHeight });
  const height = measured.of === rowHeight ? measured.height : rowHeight;
  const measuredFor = useRef<number | null>(null);
  // Where all lines are alike one is measured for all: the page's text may be larger than the design's.
  useLayoutEffect(() => {
    if (!uniform || measuredFor.current === rowHeight) return;
    const row = body.current?.querySelector<HTMLElement>("[data-row]");
    if (!row) return;
    const own = naturalHeight(row);
    if (own === 0) return;
    measuredFor.current = rowHeight;
    if (own !== height) setMeasured({ of: rowHeight, height: own });
  });
  const rangeExtractor = useMemo(() => linesNear(active, virtualFrom), [active]);
  // Kept the same between renders: all lines are measured anew for another one. Lines that are alike need no name.
  const named = uniform ? null : items;
  const getItemKey = useCallback((line: number) => named?.[line]?.id ?? line, [named]);
  const options = {
    count: items.length,
    estimateSize: () => height,
    getItemKey,
    rangeExtractor,
    overscan: OVERSCAN,
  };
  return { options, lineHeight: uniform ? height : null };
}

/** Px of a row as high as its cells ask for; 0 where it is not shown. */
function naturalHeight(row: HTMLElement): number {
  const { style } = row;
  style.height = style.gridTemplateRows = "auto";
  const height = row.offsetHeight;
  style.height = style.gridTemplateRows = "";
  return height;
}

interface DrawnLinesProps<T, S extends Element | Window> {
  props: LinesProps<T>;
  body: RefObject<HTMLTableSectionElement | null>;
  virtual: Virtualizer<S, Element>;
  /** Px of each line, where all are alike. */
  lineHeight: number | null;
  /** Px from the start of what scrolls to the first line. */
  margin: number;
}

function DrawnLines<T, S extends Element | Window>(drawn: DrawnLinesProps<T, S>) {
  const { body, virtual, lineHeight, margin } = drawn;
  const { items, draw, span, uniform, merge, apart, focus } = drawn.props;
  const { active, place, ...keys } = focus;
  const bodyRef = useMergedRefs(body, place);
  const measure = uniform ? undefined : virtual.measureElement;
  let reached = margin;
  let gaps = 0;
  const lines = virtual.getVirtualItems();
  const spans =
    merge &&
    mergeStretches(
      lines.map(({ index }) => index),
      items,
      merge,
    );
  return (
    <tbody
      ref={bodyRef}
      role={apart ? "rowgroup" : undefined}
      className={lineHeight === null ? undefined : even}
      style={lineHeight === null ? undefined : heightStyle(lineHeight)}
      {...keys}
    >
      {lines.flatMap(({ index, start, end }) => {
        const gap = start - reached;
        reached = end;
        const item = items[index];
        const line = item && draw(item, index, index === active, spans?.get(item.id), measure);
        return gap > 0 ? [<Spacer key={`gap:${gaps++}`} height={gap} span={span} />, line] : line;
      })}
      <Spacer key="after" height={virtual.getTotalSize() + margin - reached} span={span} />
    </tbody>
  );
}

const heightStyle = (height: number) => ({ [heightVar]: `${height}px` }) as CSSProperties;
