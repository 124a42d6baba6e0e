import { MessageCircleQuestion } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./AssistantLauncher.css.ts";

export interface AssistantLauncherProps extends Omit<ComponentProps<"button">, "children" | "type"> {
  /** Name of the button. */
  label: string;
  /** Whether the panel is open. */
  open: boolean;
}

/** Opens the assistant: 48 square, at the end of the shell's foot. */
export function AssistantLauncher({ label, open, className, ...rest }: AssistantLauncherProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      className={cx(css.launcher, className)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
    >
      <Icon of={MessageCircleQuestion} size={20} />
    </button>
  );
}
