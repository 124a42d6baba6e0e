import { useEffect, useEffectEvent } from "react";

export interface ResultKeys {
  onNext: () => void;
  onPrevious: () => void;
  onEdit: () => void;
  onLeave: () => void;
}

const TYPED_INTO = "input, select, textarea, [contenteditable], dialog, [role=menu], [role=dialog]";

/** j and k go through the results, e edits, Escape leaves. Not while something is typed or a dialog is open. */
export function useResultKeys(keys: ResultKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open], [role=dialog]")) return;
    const inside = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
    if (event.key === "Escape") return keys.onLeave();
    if (inside) return;
    const act = { j: keys.onNext, k: keys.onPrevious, e: keys.onEdit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
