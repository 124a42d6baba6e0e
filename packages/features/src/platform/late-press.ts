import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { useMissing } from "./use-missing.ts";

/** A button that opens what is fetched when somebody goes near it. `load` is the same between renders. */
export function useLatePress(load: () => Promise<unknown>) {
  const [pressed, setPressed] = useState(false);
  const asked = useRef(false);
  const press = () => {
    asked.current = true;
    setPressed(true);
  };
  // While it is fetched, or was in vain, the button stands in another place of the tree: whoever pressed it stays on it.
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (asked.current && document.activeElement === document.body) button?.focus();
  }, []);
  // What does not arrive is told of once it is asked for.
  const near = () => void load().catch(() => {});
  return {
    pressed,
    trigger: {
      ref,
      "aria-expanded": pressed,
      onPointerEnter: near,
      onFocus: near,
      onClick: press,
      onKeyDown: (event: KeyboardEvent) => event.key === "ArrowDown" && press(),
    },
    onMissing: useMissing(() => setPressed(false)),
  };
}
