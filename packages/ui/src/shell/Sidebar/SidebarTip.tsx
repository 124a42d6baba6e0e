import { type FocusEvent, type PointerEvent, useState } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./Sidebar.css.ts";

interface Tip {
  text: string;
  /** Middle and end edge of the row it belongs to, in px of the viewport. */
  top: number;
  left: number;
  shown: boolean;
}

/** Finds the row under the pointer or the focus that carries `data-tip`, and where it stands. */
export function useTip() {
  const [state, setState] = useState<Tip>({ text: "", top: 0, left: 0, shown: false });
  const show = (event: PointerEvent | FocusEvent) => {
    const row = (event.target as Element).closest<HTMLElement>("[data-tip]");
    if (!row) return setState((tip) => (tip.shown ? { ...tip, shown: false } : tip));
    const { top, height, right } = row.getBoundingClientRect();
    setState({ text: row.dataset.tip ?? "", top: top + height / 2, left: right + 8, shown: true });
  };
  const hide = () => setState((tip) => ({ ...tip, shown: false }));
  return { state, handlers: { onPointerOver: show, onPointerLeave: hide, onFocus: show, onBlur: hide } };
}

/** The tooltip at the right of a sidebar row. The row itself carries the words for assistive technology. */
export function SidebarTip({ text, top, left, shown }: Tip) {
  return (
    <span aria-hidden="true" className={cx(css.tip, shown && css.tipShown)} style={{ top, left }}>
      {text}
    </span>
  );
}
