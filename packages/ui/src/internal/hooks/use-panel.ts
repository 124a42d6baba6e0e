import { type KeyboardEvent, useLayoutEffect, useRef } from "react";

/**
 * Focus of a panel that leaves the page usable: it goes in when the panel opens and back to where it was when the panel
 * closes, unless it has gone elsewhere meanwhile. Escape closes.
 */
export function usePanel(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    before.current = document.activeElement;
    const field = element?.querySelector<HTMLElement>("textarea, input:not([type=radio], [type=range])");
    (field ?? element)?.focus();
    // Runs before the panel is taken away, while it can still be told whether the focus is in it.
    return () => {
      if (element?.contains(document.activeElement) && before.current instanceof HTMLElement)
        before.current.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method closes its own list with Escape.
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return { panel, onKeyDown };
}
