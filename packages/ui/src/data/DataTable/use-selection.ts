import { useCallback, useRef } from "react";
import { type TableSelection, toggled } from "./columns.ts";

/** Chooses a row; with `range` all from the one chosen last up to it. Stays the same function between renders. */
export type Choose = (id: string, range?: boolean) => void;

/** What the rows' boxes and Space do. `ids` are the rows in the order shown. */
export function useSelection(selection: TableSelection | undefined, ids: readonly string[]): Choose {
  const last = useRef<string | null>(null);
  const latest = useRef({ selection, ids });
  latest.current = { selection, ids };
  return useCallback((id, range) => {
    const { selection: now, ids: order } = latest.current;
    if (!now) return;
    const from = range && last.current !== null ? order.indexOf(last.current) : -1;
    last.current = id;
    if (from < 0) return now.onChange(toggled(now.selected, id));
    const to = order.indexOf(id);
    const next = new Set(now.selected);
    const choose = !next.has(id);
    for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
      if (choose) next.add(each);
      else next.delete(each);
    }
    now.onChange(next);
  }, []);
}
