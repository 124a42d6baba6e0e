import type { KeyboardEvent } from "react";

/** Gives the focus to the first entry of a list. */
export function focusFirst(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
}

/** Moves the focus inside one list of a menu: arrows, Home, End and the first letter of an entry. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  const items = [...list.querySelectorAll<HTMLElement>("[role^=menuitem]")].filter(
    (item) => item.closest("[role=menu]") === list,
  );
  const now = items.indexOf(document.activeElement as HTMLElement);
  const next = target(event.key, items, now);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function target(key: string, items: HTMLElement[], now: number): HTMLElement | undefined {
  const wrap = (index: number) => items[(index + items.length) % items.length];
  if (key === "ArrowDown") return wrap(now + 1);
  if (key === "ArrowUp") return wrap(now < 0 ? -1 : now - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const letter = key.toLocaleLowerCase();
  const after = [...items.slice(now + 1), ...items.slice(0, now + 1)];
  return after.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter));
}
