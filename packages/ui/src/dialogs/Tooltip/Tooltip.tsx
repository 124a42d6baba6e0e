import { cloneElement, type HTMLAttributes, type ReactElement } from "react";
import type { AnchorSide } from "../../internal/place/place.ts";

export interface TooltipProps {
  /** Words that add to the control's own name. */
  text: string;
  /** Default `bottom`. */
  side?: AnchorSide;
  /** A control that takes the focus. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A word or two about a control, 300 ms after the pointer or the focus reached it. `CandorTheme` draws it. */
export function Tooltip({ text, side = "bottom", children }: TooltipProps) {
  const told = { "data-tip": text, "data-tip-side": side, "aria-description": text };
  return cloneElement(children, told as HTMLAttributes<HTMLElement>);
}
