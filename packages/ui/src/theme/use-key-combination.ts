import { useEffect, useEffectEvent } from "react";

/** Keys held together, such as `{ code: "F9", alt: true, shift: true }`; `code` as `KeyboardEvent.code` names it. */
export interface KeyCombination {
  code: string;
  alt?: boolean;
  ctrl?: boolean;
  shift?: boolean;
}

/** Calls back when a person presses a combination anywhere on the page. Choose one that no browser and no reader uses. */
export function useKeyCombination(combination: KeyCombination, onPress: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { code, alt = false, ctrl = false, shift = false } = combination;
    const same =
      event.code === code && event.altKey === alt && event.ctrlKey === ctrl && event.shiftKey === shift;
    if (!same || event.metaKey || event.repeat) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
