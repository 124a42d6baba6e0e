import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";

/** Time in ms between the pointer leaving and the menu closing. */
export const hideDelay = 150;

/**
 * Opens on hover, on keyboard focus and on press; closes 150 ms after the pointer left, when the focus leaves,
 * on a press outside and on Escape, which gives the focus back to the trigger.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enterOnOpen = useRef(false);
  /** Focus given back by Escape or a choice must not open the menu again. */
  const returning = useRef(false);

  const cancel = () => clearTimeout(timer.current);
  const close = (giveBack = false) => {
    cancel();
    setOpen(false);
    if (!giveBack) return;
    returning.current = true;
    trigger.current?.focus();
    returning.current = false;
  };
  const enter = () => {
    enterOnOpen.current = true;
    setOpen(true);
    focusFirst(list.current);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    if (enterOnOpen.current) focusFirst(list.current);
    enterOnOpen.current = false;
    const outside = (event: globalThis.PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  return {
    open,
    close,
    refs: { root, trigger, list },
    rootHandlers: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        cancel();
        setOpen(true);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        timer.current = setTimeout(() => {
          if (!list.current?.contains(document.activeElement)) setOpen(false);
        }, hideDelay);
      },
      onBlur(event: FocusEvent) {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        close(true);
      },
    },
    triggerHandlers: {
      onFocus(event: FocusEvent<HTMLButtonElement>) {
        if (!returning.current && event.currentTarget.matches(":focus-visible")) setOpen(true);
      },
      onClick(event: MouseEvent) {
        // A click without a pointer comes from Enter or Space: go in. One with a pointer keeps it open, or opens it.
        if (event.detail === 0) enter();
        else setOpen(true);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        enter();
      },
    },
  };
}

function focusFirst(list: HTMLElement | null) {
  list?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
}
