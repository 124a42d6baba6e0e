import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { TableItem } from "../rows/items.ts";
import { lineAfter } from "./row-keys.ts";

const lineOf = (target: EventTarget): number | null => {
  const row = (target as Element).closest<HTMLElement>("[data-row]");
  return row ? Number(row.dataset.index) : null;
};

/** One line is where Tab enters the rows: the one that had the focus last. Keys move it, over lines not drawn too. */
export function useRowFocus<T>(items: ReadonlyArray<TableItem<T>>) {
  const [last, setLast] = useState(0);
  return {
    active: Math.min(last, items.length - 1),
    onFocus(event: FocusEvent<HTMLElement>) {
      const line = lineOf(event.target);
      if (line !== null) setLast(line);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!(event.target as Element).matches("[data-row]")) return;
      const line = lineOf(event.target);
      const body = event.currentTarget;
      if (line === null) return;
      const next = lineAfter(event, line, items.length, (at) => items[at]?.kind !== "detail");
      if (next === null) return;
      event.preventDefault();
      flushSync(() => setLast(next));
      body.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
    },
  };
}
