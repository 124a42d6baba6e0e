import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { firstUse } from "../first-use.ts";
import { Spacer } from "./Spacer.tsx";
import { linesIn } from "./sizes.ts";
import type { LinesProps, TableBodyProps } from "./table-body-props.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** A component that is generic, which `lazy` forgets. */
type Lines = <T>(props: LinesProps<T>) => ReactNode;

// Fetched with the first long table. Without it a table shows all that it has: slow, and whole.
const load = () =>
  import("./VirtualLines.tsx").catch(() => ({ LinesInWindow: AllLines, LinesInFrame: AllLines }));
const InWindow = lazy(() => load().then((part) => ({ default: part.LinesInWindow }))) as unknown as Lines;
const InFrame = lazy(() => load().then((part) => ({ default: part.LinesInFrame }))) as unknown as Lines;

/** Lines that stand in a long table of the window until what draws those near the view is there. */
const FIRST = 50;
/** Lines that a frame is put on the page with; the others that it has room for follow in the next picture. */
const AT_ONCE = 8;

/** The lines of a table, all of them or those near the view. */
export function TableBody<T>(props: TableBodyProps<T>) {
  const lines = { ...props, focus: useRowFocus(props.items) };
  if (!props.virtual) return <AllLines {...lines} />;
  if (props.frame !== undefined) return <FrameLines {...lines} />;
  return (
    <Suspense fallback={<AllLines {...lines} only={FIRST} />}>
      <InWindow {...lines} />
    </Suspense>
  );
}

/**
 * A frame begins with the lines it has room for, which are laid out once. From when it is scrolled, is taller than that,
 * or the focus goes further, it draws those near its view.
 */
function FrameLines<T>(props: LinesProps<T>) {
  const { frame, frameHeight, rowHeight, focus } = props;
  const [further, setFurther] = useState(false);
  const room = linesIn(frameHeight, rowHeight);
  const first = useDeferredValue(room, AT_ONCE);
  useEffect(() => {
    if (!frame || further) return;
    void firstUse().then(load);
    const goFurther = () => startTransition(() => setFurther(true));
    frame.addEventListener("scroll", goFurther, { passive: true });
    // A window grows, and what is narrowed to a few lines may get a frame that holds them all.
    const grown = new ResizeObserver(() => {
      if (frame.clientHeight > room * rowHeight) goFurther();
    });
    grown.observe(frame);
    return () => {
      frame.removeEventListener("scroll", goFurther);
      grown.disconnect();
    };
  }, [frame, further, room, rowHeight]);
  const lines = <AllLines {...props} only={first} />;
  return (
    <Suspense fallback={lines}>{further || focus.active >= first ? <InFrame {...props} /> : lines}</Suspense>
  );
}

interface AllLinesProps<T> extends LinesProps<T> {
  /** Only so many are drawn: the page is as high as it will be. */
  only?: number;
}

function AllLines<T>({ items, draw, merge, apart, rowHeight, span, focus, only }: AllLinesProps<T>) {
  const { active, place, ...keys } = focus;
  const drawn = useMemo(() => items.slice(0, only), [items, only]);
  const spans = useMemo(() => merge?.(drawn), [merge, drawn]);
  return (
    <tbody ref={place} role={apart ? "rowgroup" : undefined} {...keys}>
      {drawn.map((item, line) => draw(item, line, line === active, spans?.get(item.id)))}
      <Spacer height={(items.length - drawn.length) * rowHeight} span={span} />
    </tbody>
  );
}
