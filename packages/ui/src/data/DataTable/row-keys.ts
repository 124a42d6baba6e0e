import type { KeyboardEvent, MouseEvent } from "react";

const interactive = "a, button, input, select, textarea, label, summary, [role=button], [role=menuitem]";

/** Whether an event belongs to a control inside the row, or ends a selection of text. */
export function isElsewhere(event: MouseEvent | KeyboardEvent): boolean {
  const target = event.target as Element;
  const control = target.closest(interactive);
  return (control !== null && control !== event.currentTarget) || String(getSelection()) !== "";
}

/** Moves the focus between the rows of a table body: arrows or j and k, Home and End. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target as HTMLElement;
  if (!row.matches("tr[data-row]") || event.metaKey || event.ctrlKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("tr[data-row]")];
  const now = rows.indexOf(row);
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowDown: rows[now + 1],
    j: rows[now + 1],
    ArrowUp: rows[now - 1],
    k: rows[now - 1],
    Home: rows[0],
    End: rows.at(-1),
  };
  if (!(event.key in steps)) return;
  event.preventDefault();
  steps[event.key]?.focus();
}
