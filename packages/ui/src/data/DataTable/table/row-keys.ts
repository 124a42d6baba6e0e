import type { KeyboardEvent, MouseEvent } from "react";

const interactive = "a, button, input, select, textarea, label, summary, [role=button], [role=menuitem]";

/** Whether an event belongs to a control inside the row, or ends a selection of text. */
export function isElsewhere(event: MouseEvent | KeyboardEvent): boolean {
  const target = event.target as Element;
  const control = target.closest(interactive);
  return (control !== null && control !== event.currentTarget) || String(getSelection()) !== "";
}

/**
 * The line a key moves to from line `now`: arrows or j and k, Home and End. Null where the key does not move.
 * Lines that take no focus (what an open row shows) are stepped over.
 */
export function lineAfter(
  event: Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey">,
  now: number,
  count: number,
  takesFocus: (line: number) => boolean,
): number | null {
  if (event.metaKey || event.ctrlKey || event.altKey) return null;
  const seek = (from: number, step: 1 | -1) => {
    let line = from;
    while (line >= 0 && line < count && !takesFocus(line)) line += step;
    return line >= 0 && line < count ? line : now;
  };
  switch (event.key) {
    case "ArrowDown":
    case "j":
      return seek(now + 1, 1);
    case "ArrowUp":
    case "k":
      return seek(now - 1, -1);
    case "Home":
      return seek(0, 1);
    case "End":
      return seek(count - 1, -1);
    default:
      return null;
  }
}
