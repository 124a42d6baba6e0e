import type { KeyboardEvent } from "react";

/** Up, down, Home and End move among the sidebar's rows; Tab still visits each. Ends do not wrap. */
export function moveInNav(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-nav-row]")];
  const now = rows.indexOf(event.target as HTMLElement);
  if (now < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = { ArrowDown: rows[now + 1], ArrowUp: rows[now - 1], Home: rows[0], End: rows.at(-1) }[event.key];
  if (!to && !event.key.startsWith("Arrow")) return;
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") return;
  event.preventDefault();
  to?.focus();
}
