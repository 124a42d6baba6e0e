import { useCallback, useRef } from "react";
import { type TableSelection, toggled } from "../columns.ts";

/** Chooses a row; with `range` all from the one chosen last up to it. Stays the same function between renders. */
export type Choose = (id: string, range?: boolean) => void;

type Ids = ReadonlyArray<{ id: string }>;

/** What the rows' boxes and Space do. `rows` stand in the order shown. */
export function useSelection(selection: TableSelection | undefined, rows: Ids): Choose {
  const last = useRef<string | null>(null);
  const latest = useRef({ selection, rows });
  latest.current = { selection, rows };
  return useCallback((id, range) => {
    const { selection: now, rows: order } = latest.current;
    if (!now) return;
    const placeOf = (wanted: string | null) => order.findIndex((row) => row.id === wanted);
    const from = range ? placeOf(last.current) : -1;
    last.current = id;
    if (from < 0) return now.onChange(toggled(now.selected, id));
    const to = placeOf(id);
    const next = new Set(now.selected);
    const choose = !next.has(id);
    for (const row of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
      if (choose) next.add(row.id);
      else next.delete(row.id);
    }
    now.onChange(next);
  }, []);
}
