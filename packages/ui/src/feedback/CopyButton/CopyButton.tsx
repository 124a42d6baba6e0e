import { Check, Copy } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./CopyButton.css.ts";

export interface CopyButtonProps extends Omit<ComponentProps<"button">, "children" | "type" | "onClick"> {
  label: string;
  /** Stands in the label's place once the text is copied, until the button is left. */
  copiedLabel: string;
  /** What is copied. */
  text: string;
}

/** Copies a text and says so. Where the browser refuses, the text stays there to be selected. */
export function CopyButton({ label, copiedLabel, text, className, onBlur, ...rest }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <button
      {...rest}
      className={cx(css.copy, className)}
      onBlur={(event) => {
        setCopied(false);
        onBlur?.(event);
      }}
      onClick={copy}
      type="button"
    >
      <Icon of={copied ? Check : Copy} size={14} />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </button>
  );
}
