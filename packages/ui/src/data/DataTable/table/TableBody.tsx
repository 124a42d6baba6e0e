import { useMemo } from "react";
import type { TableBodyProps } from "./table-body-props.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { LinesInFrame, LinesInWindow } from "./VirtualLines.tsx";

/** The lines of a table, all of them or those near the view. */
export function TableBody<T>(props: TableBodyProps<T>) {
  if (!props.virtual) return <AllLines {...props} />;
  return props.frame === undefined ? <LinesInWindow {...props} /> : <LinesInFrame {...props} />;
}

function AllLines<T>({ items, draw, merge }: TableBodyProps<T>) {
  const { active, ...keys } = useRowFocus(items);
  const spans = useMemo(() => merge?.(items), [merge, items]);
  return (
    <tbody {...keys}>
      {items.map((item, line) => draw(item, line, line === active, spans?.get(item.id)))}
    </tbody>
  );
}
