import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./Checkbox.css.ts";

/** The box alone, named by `aria-label`: all that a table's row needs, and cheap enough for thousands of them. */
export function Box({ className, ...native }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={cx(css.bare, className)}>
      <input {...native} type="checkbox" className={css.box} />
    </span>
  );
}
