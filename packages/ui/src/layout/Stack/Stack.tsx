import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { gap } from "../space.css.ts";
import type { Space } from "../spaces.ts";
import * as css from "./Stack.css.ts";

export interface StackProps extends ComponentProps<"div"> {
  /** Step of the scale between two; default 4, 16 px. */
  space?: Space;
}

/** One under the other, with the same space between any two. */
export function Stack({ space = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={cx(css.stack, gap[space], className)} />;
}
