import { Tooltip as Base } from "@radix-ui/themes/components/tooltip";
import { type ReactElement, useState } from "react";
import { useOverlayHome } from "../../internal/hooks/use-overlay-home.ts";
import { RadixScope } from "../../internal/radix/RadixScope.tsx";
import * as css from "./Tooltip.css.ts";

export interface TooltipProps {
  /** Words that add to the control's own name. */
  text: string;
  /** Default `top`. */
  side?: "top" | "right" | "bottom" | "left";
  /** A control that takes the focus. */
  children: ReactElement;
}

/** A word or two about a control, 300 ms after the pointer or the focus reached it. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const container = useOverlayHome(open);
  return (
    <RadixScope>
      <Base
        content={text}
        side={side}
        delayDuration={300}
        className={css.tip}
        {...{ open, container }}
        onOpenChange={setOpen}
      >
        {children}
      </Base>
    </RadixScope>
  );
}
