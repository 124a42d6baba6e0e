import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "../../internal/cx.ts";
import { useLate } from "../../internal/hooks/use-late.ts";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./Picker.css.ts";
import type { PickList as List, PickListProps } from "./PickList.tsx";
import type { PickOption } from "./pick.ts";

export interface PickerProps<O extends PickOption> extends Omit<PickListProps<O>, "onClose" | "anchor"> {
  /** Inside the button; after the label, which is read but not seen, it makes the button's name. */
  children: ReactNode;
  /** Look of the button. */
  look: string;
  /** Said with the button while it cannot be pressed. */
  disabledReason?: string;
  /** The list is open from the start, and its button has the focus until the list takes it. */
  defaultOpen?: boolean;
  className?: string;
}

// The list is fetched when somebody goes near its button.
const loadList = () => import("./PickList.tsx").then(({ PickList }) => PickList);

/** A button and the list it opens. */
export function Picker<O extends PickOption>(props: PickerProps<O>) {
  const { children, look, disabledReason, defaultOpen = false, className, ...list } = props;
  const [open, setOpen] = useState(defaultOpen);
  const { part, fetch } = useLate(loadList);
  const PickList = part as typeof List | null;
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button's focus fetches the list.
    if (defaultOpen) trigger.current?.focus();
  }, [defaultOpen]);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const close = (giveBack: boolean) => {
    setOpen(false);
    if (giveBack) trigger.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices when the focus leaves button and list; does nothing itself
    <div ref={root} className={cx(css.root, className)} onBlur={onBlur}>
      <button
        ref={trigger}
        type="button"
        className={look}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-disabled={disabledReason ? true : undefined}
        title={disabledReason}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => {
          if (disabledReason) return;
          fetch();
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || disabledReason) return;
          event.preventDefault();
          fetch();
          setOpen(true);
        }}
      >
        <span className={hidden}>{list.label}</span>
        {children}
      </button>
      {open && PickList && <PickList {...list} anchor={trigger} onClose={close} />}
    </div>
  );
}
