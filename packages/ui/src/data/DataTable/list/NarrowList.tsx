import { lazy, Suspense } from "react";
import type { TableItem } from "../rows/items.ts";
import { virtualFrom } from "../table/sizes.ts";
import type { EntriesNear as Entries, EntriesNearProps } from "./EntriesNear.tsx";
import * as css from "./NarrowList.css.ts";

// Fetched with the first long list. `lazy` forgets that a component is generic.
const EntriesNear = lazy(() =>
  import("./EntriesNear.tsx").then(
    (part) => ({ default: part.EntriesNear }),
    // Without it a list shows all that it has: slow, and whole.
    () => ({ default: AllEntries }),
  ),
) as unknown as typeof Entries;

function AllEntries<T>({ items, draw }: EntriesNearProps<T>) {
  return <>{items.map((item, line) => draw(item, line))}</>;
}

/** Entries that stand in a long list until what draws those near the view is there. */
const FIRST = 20;

interface NarrowListProps<T> extends EntriesNearProps<T> {
  label: string;
  busy: boolean;
}

/** Under 900 px a table is a list: all entries, or those near the view. */
export function NarrowList<T>({ label, items, draw, busy }: NarrowListProps<T>) {
  const plain = (some: ReadonlyArray<TableItem<T>>) => some.map((item, line) => draw(item, line));
  return (
    <ul aria-label={label} aria-busy={busy || undefined} className={css.list}>
      {items.length <= virtualFrom ? (
        plain(items)
      ) : (
        <Suspense fallback={plain(items.slice(0, FIRST))}>
          <EntriesNear items={items} draw={draw} />
        </Suspense>
      )}
    </ul>
  );
}
