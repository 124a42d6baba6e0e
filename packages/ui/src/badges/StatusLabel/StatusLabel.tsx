import { Minus } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { cx } from "../../internal/cx.ts";
import { isCheckStatus, type KnownStatus } from "./ranks.ts";
import * as css from "./StatusLabel.css.ts";

/** `plain` stands in tables, `soft` in headers and dialogs. */
export const statusLabelLooks = ["plain", "soft"] as const;

export interface StatusLabelProps extends Omit<ComponentProps<"span">, "children"> {
  /** Chooses glyph and tint; anything that is no result is drawn as unknown. */
  status: KnownStatus;
  /** The word; "Failed" is written on a critical one. */
  label: string;
  /** Default `plain`. */
  look?: (typeof statusLabelLooks)[number];
}

/** A check's result as glyph and word. */
export function StatusLabel({ status, label, look = "plain", className, ...rest }: StatusLabelProps) {
  const soft = look === "soft";
  if (!isCheckStatus(status)) {
    return (
      <span {...rest} className={cx(soft ? css.unknownSoft : css.plain, css.unknown, className)}>
        <Icon of={Minus} size={14} />
        <span className={css.word}>{label}</span>
      </span>
    );
  }
  return (
    <span {...rest} className={cx(soft ? css.soft[status] : css.plain, className)}>
      <SeverityGlyph status={status} tone={soft ? "inherit" : "solid"} />
      <span className={css.word}>{label}</span>
    </span>
  );
}
