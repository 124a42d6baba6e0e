import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { TableItem } from "../rows/items.ts";
import { lineAfter } from "./row-keys.ts";

const lineOf = (target: EventTarget): number | null => {
  const row = (target as Element).closest<HTMLElement>("[data-row]");
  return row ? Number(row.dataset.index) : null;
};

/** Where the focus goes in another line: to the control of the same kind, to what the line has, or to the line. */
function focusIn(line: HTMLElement, kind: string | undefined) {
  const controls = kind === undefined ? [] : [...line.querySelectorAll<HTMLElement>("[data-row-control]")];
  const same = controls.find(({ dataset }) => dataset.rowControl === kind);
  (same ?? controls.at(-1) ?? line).focus();
}

/**
 * The line that had the focus last stays drawn; keys lead from it to others, over lines not drawn too, and from what
 * stands in it to its like. Where lines have no controls of their own, it is also where Tab enters them.
 */
export function useRowFocus<T>(items: ReadonlyArray<TableItem<T>>) {
  const [last, setLast] = useState(0);
  return {
    active: Math.min(last, items.length - 1),
    onFocus(event: FocusEvent<HTMLElement>) {
      const line = lineOf(event.target);
      if (line !== null) setLast(line);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const from = event.target as HTMLElement;
      if (!from.matches("[data-row], [data-row-control]")) return;
      const line = lineOf(from);
      const body = event.currentTarget;
      if (line === null) return;
      const next = lineAfter(event, line, items.length, (at) => items[at]?.kind !== "detail");
      if (next === null) return;
      event.preventDefault();
      flushSync(() => setLast(next));
      const found = body.querySelector<HTMLElement>(`[data-index="${next}"]`);
      if (found) focusIn(found, from.dataset.rowControl);
    },
  };
}
