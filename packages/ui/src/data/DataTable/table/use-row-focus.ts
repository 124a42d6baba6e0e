import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from "react";
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
  const active = Math.min(last, items.length - 1);
  // What holds the focus, while the body has it.
  const held = useRef<{ line: number; kind: string | undefined } | null>(null);
  return {
    active,
    /** The body's ref: one that takes the place of another, whose lines had the focus, has it. */
    place: useCallback((body: HTMLElement | null) => {
      const { line, kind } = held.current ?? {};
      if (!body || line === undefined || document.activeElement !== document.body) return;
      const found = body.querySelector<HTMLElement>(`[data-index="${line}"]`);
      if (found) focusIn(found, kind);
    }, []),
    onFocus(event: FocusEvent<HTMLElement>) {
      const line = lineOf(event.target);
      if (line === null) return;
      setLast(line);
      held.current = { line, kind: event.target.dataset.rowControl };
    },
    onBlur() {
      held.current = null;
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
      held.current = { line: next, kind: from.dataset.rowControl };
      flushSync(() => setLast(next));
      const found = body.querySelector<HTMLElement>(`[data-index="${next}"]`);
      if (found) focusIn(found, from.dataset.rowControl);
    },
  };
}
