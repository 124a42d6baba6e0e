import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { statusColor } from "../status.css.ts";
import type { CheckStatus } from "../status.ts";
import { shapes, unknownShape } from "./shapes.tsx";

export interface SeverityGlyphProps extends ComponentProps<"svg"> {
  /** A result that this version does not know is drawn as a ring with three dots. */
  status: CheckStatus;
  /** Pixels; default 14. */
  size?: number;
  /** `inherit` takes the text colour around it, as a soft label does. Default `solid`. */
  tone?: "solid" | "inherit";
  /** Names the glyph where no word stands beside it; without it the glyph is decoration. */
  label?: string;
}

/** The sign of a check's result; shape carries the meaning before colour does. */
export function SeverityGlyph({
  status,
  size = 14,
  tone = "solid",
  label,
  className,
  ...rest
}: SeverityGlyphProps) {
  return (
    <svg
      fill="currentColor"
      height={size}
      stroke="currentColor"
      viewBox="0 0 16 16"
      width={size}
      {...rest}
      aria-hidden={label ? undefined : true}
      aria-label={label}
      role={label ? "img" : undefined}
      className={cx(tone === "solid" && (statusColor[status] ?? statusColor.uncertain), className)}
    >
      {shapes[status] ?? unknownShape}
    </svg>
  );
}
