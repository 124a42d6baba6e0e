import { useEffect, useEffectEvent } from "react";

/** The guide and other dialogs that the page waits for. */
const MODAL = ":modal, [role=dialog][data-state=open], [role=alertdialog][data-state=open]";

/** Calls back on Cmd+K and Ctrl+K, wherever the focus is, unless a dialog has the page. */
export function usePaletteShortcut(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      if (!document.querySelector(MODAL)) open();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
