import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./CodeBlock.css.ts";

export interface CodeBlockProps extends Omit<ComponentProps<"section">, "children" | "aria-label"> {
  /** Name of the region, which scrolls sideways and so must be reachable by key. */
  label: string;
  code: string;
  /** Lines that matter, from 1; drawn on the critical tint. */
  highlight?: readonly number[];
}

/** Code, a call stack or a header, in mono, with nothing wrapped. */
export function CodeBlock({ label, code, highlight = [], className, ...rest }: CodeBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    <section {...rest} aria-label={label} tabIndex={0} className={cx(css.block, className)}>
      <pre className={css.code}>
        {code.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text has no identity but its place
          <span key={index} className={cx(css.line, highlight.includes(index + 1) && css.highlight)}>
            {line}
            {"\n"}
          </span>
        ))}
      </pre>
    </section>
  );
}
