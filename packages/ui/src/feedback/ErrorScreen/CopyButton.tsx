import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import * as css from "./ErrorScreen.css.ts";

interface CopyButtonProps {
  label: string;
  copiedLabel: string;
  text: string;
}

/** Copies a text and says so. Where the browser refuses, the text stays there to be selected. */
export function CopyButton({ label, copiedLabel, text }: CopyButtonProps) {
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
    <button className={css.copy} onBlur={() => setCopied(false)} onClick={copy} type="button">
      <Icon of={copied ? Check : Copy} size={14} />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </button>
  );
}
