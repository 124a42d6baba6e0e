import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";

/** `touched`: a finger asked for the card. `dismissed`: Escape put it away, although pointer or focus is still there. */
type Preview = "touched" | "dismissed" | null;

/**
 * The card under the logo. Hover and focus show it by style alone; a finger has neither, so its first touch shows the
 * card and its second follows the link.
 */
export function usePreview(exists: boolean) {
  const [state, setState] = useState<Preview>(null);
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state !== "touched") return;
    const outside = (event: PointerEvent) => {
      if (!row.current?.contains(event.target as Node)) setState(null);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [state]);

  return {
    row,
    onLogoClick(event: MouseEvent) {
      const finger = (event.nativeEvent as PointerEvent).pointerType === "touch";
      if (!exists || !finger || state === "touched") return;
      event.preventDefault();
      setState("touched");
    },
    handlers: {
      "data-preview": state ?? undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Escape") setState("dismissed");
      },
      onPointerEnter: () => setState((now) => (now === "dismissed" ? null : now)),
      onBlur: () => setState((now) => (now === "dismissed" ? null : now)),
    },
  };
}
