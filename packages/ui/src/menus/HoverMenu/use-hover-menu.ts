import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { focusFirst } from "./arrow-keys.ts";
import { hideDelay, useSideLists } from "./use-side-lists.ts";

/**
 * Opens on hover, on keyboard focus, on press and on touch; closes 150 ms after the pointer left, unless it is on its way
 * to a side list, when the focus leaves, on a press outside and on Escape, which gives the focus back to the trigger.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const lists = useSideLists();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enterOnOpen = useRef(false);

  const cancel = () => clearTimeout(timer.current);
  const shut = () => {
    setOpen(false);
    lists.show(null);
  };
  const hideLater = () => {
    cancel();
    timer.current = setTimeout(() => {
      if (!list.current?.contains(document.activeElement)) shut();
    }, hideDelay);
  };
  const close = (giveBack = false) => {
    cancel();
    shut();
    if (giveBack) trigger.current?.focus();
  };
  const enter = () => {
    enterOnOpen.current = true;
    setOpen(true);
    focusFirst(list.current);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (open && enterOnOpen.current) focusFirst(list.current);
    enterOnOpen.current = false;
  }, [open]);

  // What happens outside of it: a press closes it, a pointer on its way to a side list keeps it open.
  const outside = useEffectEvent((event: globalThis.PointerEvent) => {
    if (root.current?.contains(event.target as Node)) return;
    if (event.type === "pointerdown") close();
    else if (lists.aims({ x: event.clientX, y: event.clientY })) hideLater();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener("pointerdown", outside);
    document.addEventListener("pointermove", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("pointermove", outside);
    };
  }, [open]);

  return {
    open,
    close,
    lists,
    refs: { root, trigger, list },
    rootHandlers: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        cancel();
        setOpen(true);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === "mouse") hideLater();
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
      // Only a person's own step with Tab: focus that is given back, by a choice here or by a dialog that closed, opens
      // nothing.
      onKeyUp(event: KeyboardEvent) {
        if (event.key === "Tab") setOpen(true);
      },
      onClick(event: MouseEvent) {
        // A click without a pointer comes from Enter or Space: go in. A mouse has opened it by its hover, so its click
        // keeps it open; a finger opens and closes.
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
        if (pointerType === "touch") open ? close() : setOpen(true);
        else if (event.detail === 0) enter();
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
