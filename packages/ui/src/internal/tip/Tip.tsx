import { cx } from "../cx.ts";
import * as css from "./tip.css.ts";
import type { TipState } from "./use-tip.ts";

/** The tip itself. The part it belongs to carries the words for assistive technology. */
export function Tip({ text, top, left, side, shown }: TipState) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.tip, css.side[side], shown && css.shown)}
      style={{ top, left, ...(side === "end" && { maxWidth: `min(280px, 100vw - ${left + 12}px)` }) }}
    >
      {text}
    </span>
  );
}
