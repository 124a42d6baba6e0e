import { type ComponentProps, useId } from "react";
import { cx } from "../../internal/cx.ts";
import type { Labelled } from "../../internal/labelled.ts";
import * as css from "./Switch.css.ts";

export type SwitchProps = Omit<
  ComponentProps<"input">,
  "type" | "role" | "size" | "children" | "aria-label"
> &
  Labelled;

/** Turns something on or off at once, without a submit. */
export function Switch({ label, className, id, ...native }: SwitchProps) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <span className={cx(css.row, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its checked state itself */}
      <input {...native} id={own} type="checkbox" role="switch" className={css.toggle} />
      {label !== undefined && <label htmlFor={own}>{label}</label>}
    </span>
  );
}
