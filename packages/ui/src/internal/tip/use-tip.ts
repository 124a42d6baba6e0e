import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from "react";

/** Side of the part at which its tip stands. */
export type TipSide = "end" | "bottom";

export interface TipState {
  text: string;
  /** In px of the window: middle and end of the part for `end`, foot and start for `bottom`. */
  top: number;
  left: number;
  side: TipSide;
  shown: boolean;
}

/**
 * One tip for many parts: finds the part under the pointer or the focus that carries `data-tip`. A part with
 * `data-tip-cut` has one only while it, or what carries `data-cut` in it, cuts off its text; with `data-tip-name` the
 * tip then begins with that name. Escape puts the tip away.
 */
export function useTip(side: TipSide = "end") {
  const [state, setState] = useState<TipState>({ text: "", top: 0, left: 0, side, shown: false });
  const hide = () => setState((tip) => (tip.shown ? { ...tip, shown: false } : tip));
  const show = (event: PointerEvent | FocusEvent) => {
    const part = (event.target as Element).closest<HTMLElement>("[data-tip]");
    if (!part?.dataset.tip) return hide();
    const { tip, tipCut, tipName } = part.dataset;
    const line = part.querySelector("[data-cut]") ?? part;
    const cut = line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight;
    if (!cut && tipCut !== undefined) return hide();
    const text = cut && tipName ? `${tipName} · ${tip}` : tip;
    const { top, bottom, height, left, right } = part.getBoundingClientRect();
    const place = side === "end" ? { top: top + height / 2, left: right + 8 } : { top: bottom + 6, left };
    setState({ text, ...place, side, shown: true });
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && hide();
  return {
    state,
    handlers: { onPointerOver: show, onPointerLeave: hide, onFocus: show, onBlur: hide, onKeyDown },
  };
}
