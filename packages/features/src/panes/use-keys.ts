import { useEffect, useEffectEvent } from "react";
import { useSingleKeys } from "../platform/index.ts";

const TYPED_INTO = "input, select, textarea, [contenteditable], dialog, [role=menu], [role=dialog]";

/**
 * Single keys of a page. Not while something is typed, or a dialog is open; Escape works while typing, too. Letters are
 * left alone where they were turned off.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const [letters] = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open], [role=dialog]")) return;
    const act = actions[event.key];
    if (!act) return;
    if (event.key === "Escape") return act();
    if (!letters) return;
    if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
