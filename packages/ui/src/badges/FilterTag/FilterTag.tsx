import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./FilterTag.css.ts";

export interface FilterTagProps extends Omit<ComponentProps<"span">, "children"> {
  /** What is filtered, such as "Framework". */
  name: ReactNode;
  /** What it is filtered to, such as "GDPR". */
  value: ReactNode;
  onRemove: () => void;
  /** Names the button, such as "Remove filter Framework: GDPR". */
  removeLabel: string;
}

/** A filter in force, with the button that lifts it. */
export function FilterTag({ name, value, onRemove, removeLabel, className, ...rest }: FilterTagProps) {
  return (
    <span {...rest} className={cx(css.root, className)}>
      <span className={css.name}>{name}</span>
      <span className={css.value}>{value}</span>
      <button aria-label={removeLabel} className={css.remove} onClick={onRemove} type="button">
        <Icon of={X} size={14} />
      </button>
    </span>
  );
}
