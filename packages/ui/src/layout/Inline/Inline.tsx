import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { gap } from "../space.css.ts";
import type { Space } from "../spaces.ts";
import * as css from "./Inline.css.ts";

/** How what is higher and what is lower stand beside each other. */
export const inlineAligns = ["center", "baseline", "start"] as const;
/** Where they stand in the line. */
export const inlineJustifies = ["start", "end", "between"] as const;

export interface InlineProps extends ComponentProps<"div"> {
  /** Step of the scale between two, and between two lines; default 2, 8 px. */
  space?: Space;
  /** Default `center`; `baseline` for text of several sizes. */
  align?: (typeof inlineAligns)[number];
  /** Default `start`. */
  justify?: (typeof inlineJustifies)[number];
}

/** One beside the other; what finds no room goes to the next line. */
export function Inline({ space = 2, align = "center", justify = "start", className, ...rest }: InlineProps) {
  return (
    <div
      {...rest}
      className={cx(css.inline, css.align[align], css.justify[justify], gap[space], className)}
    />
  );
}
