import { lazy, Suspense, useMemo } from "react";
import { Spacer } from "./Spacer.tsx";
import type { TableBodyProps } from "./table-body-props.ts";
import { useRowFocus } from "./use-row-focus.ts";
import type { LinesInFrame, LinesInWindow } from "./VirtualLines.tsx";

// Fetched with the first long table. `lazy` forgets that a component is generic.
const load = () => import("./VirtualLines.tsx");
const InWindow = lazy(() =>
  load().then((part) => ({ default: part.LinesInWindow })),
) as unknown as typeof LinesInWindow;
const InFrame = lazy(() =>
  load().then((part) => ({ default: part.LinesInFrame })),
) as unknown as typeof LinesInFrame;

/** Lines that stand in a long table until what draws those near the view is there: more than a window or a frame holds. */
const FIRST = { window: 50, frame: 24 };

/** The lines of a table, all of them or those near the view. */
export function TableBody<T>(props: TableBodyProps<T>) {
  if (!props.virtual) return <AllLines {...props} />;
  const first = props.items.slice(0, props.frame === undefined ? FIRST.window : FIRST.frame);
  return (
    <Suspense fallback={<AllLines {...props} items={first} of={props.items.length} />}>
      {props.frame === undefined ? <InWindow {...props} /> : <InFrame {...props} />}
    </Suspense>
  );
}

interface AllLinesProps<T> extends TableBodyProps<T> {
  /** How many lines there are, where only the first are drawn: the page is as high as it will be. */
  of?: number;
}

function AllLines<T>({ items, draw, merge, apart, rowHeight, span, of = items.length }: AllLinesProps<T>) {
  const { active, ...keys } = useRowFocus(items);
  const spans = useMemo(() => merge?.(items), [merge, items]);
  return (
    <tbody role={apart ? "rowgroup" : undefined} {...keys}>
      {items.map((item, line) => draw(item, line, line === active, spans?.get(item.id)))}
      <Spacer height={(of - items.length) * rowHeight} span={span} />
    </tbody>
  );
}
