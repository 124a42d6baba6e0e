import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./RedDot.css.ts";

export interface RedDotProps extends Omit<ComponentProps<"span">, "children"> {
  /** What the dot means, read aloud and shown on hover: "No cloud account is connected". */
  label: string;
  /** Draws a ring in the paper's colour around it, for a dot that lies on an icon. */
  ringed?: boolean;
}

/** Something waits behind the item it stands on. */
export function RedDot({ label, ringed, className, ...rest }: RedDotProps) {
  return (
    <span {...rest} className={cx(css.dot, ringed && css.ringed, className)} title={label}>
      <span className={hidden}>{label}</span>
    </span>
  );
}
