import { WrapText } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { CopyButton } from "../../feedback/CopyButton/CopyButton.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import { ScrollFrame } from "../ScrollFrame/ScrollFrame.tsx";
import * as css from "./CodeBlock.css.ts";

export interface CodeBlockProps extends Omit<ComponentProps<"div">, "children" | "aria-label"> {
  /** Name of the region, which scrolls sideways and so must be reachable by key. */
  label: string;
  code: string;
  /** In the code's place while there is none. */
  empty?: ReactNode;
  /** Lines that matter, from 1; drawn on the critical tint. */
  highlight?: readonly number[];
  /** Words of the button that copies the whole; left out, there is none. */
  copy?: { label: string; copiedLabel: string };
  /** Words of the switch that wraps long lines; left out, there is none. */
  wrapLabel?: string;
  /** Long lines are wrapped at first. Default false: they run on, and the block scrolls. */
  defaultWrap?: boolean;
}

/** Code, a call stack or a header, in mono. */
export function CodeBlock(props: CodeBlockProps) {
  const {
    label,
    code,
    empty,
    highlight = [],
    copy,
    wrapLabel,
    defaultWrap = false,
    className,
    ...rest
  } = props;
  const [wrap, setWrap] = useState(defaultWrap);
  if (code === "" && empty !== undefined) {
    return (
      <div {...rest} className={cx(css.block, css.empty, className)}>
        {empty}
      </div>
    );
  }
  return (
    <div {...rest} className={cx(css.block, className)}>
      {(copy || wrapLabel) && (
        <div className={css.tools}>
          {wrapLabel && (
            <button type="button" className={css.tool} aria-pressed={wrap} onClick={() => setWrap(!wrap)}>
              <Icon of={WrapText} size={14} />
              {wrapLabel}
            </button>
          )}
          {copy && <CopyButton {...copy} text={code} />}
        </div>
      )}
      <ScrollFrame label={label} className={css.scroll}>
        <pre className={cx(css.code, wrap && css.wrapped)}>
          {code.split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text has no identity but its place
            <span key={index} className={cx(css.line, highlight.includes(index + 1) && css.highlight)}>
              {line}
              {"\n"}
            </span>
          ))}
        </pre>
      </ScrollFrame>
    </div>
  );
}
