import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./FormActions.css.ts";

export interface FormActionsProps extends ComponentProps<"div"> {
  /** Where the buttons stand: at the end in dialogs, at the start under a page's form. Default `end`. */
  align?: "start" | "end";
}

/** The line of buttons that ends a form; the primary one comes last. */
export function FormActions({ align = "end", className, ...rest }: FormActionsProps) {
  return <div {...rest} className={cx(css.actions, css.align[align], className)} />;
}
