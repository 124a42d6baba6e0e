import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { CloseIcon } from "../../internal/icons.tsx";
import * as css from "./BulkBar.css.ts";

export interface BulkAction {
  id: string;
  label: string;
  /** Icon, 16 px. */
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
}

export interface BulkBarProps extends Omit<ComponentProps<"section">, "children"> {
  /** How many are chosen, in words. */
  text: string;
  actions: readonly BulkAction[];
  clearLabel: string;
  onClear: () => void;
}

/** Over a table while rows are chosen: what can be done with all of them. */
export function BulkBar({ text, actions, clearLabel, onClear, className, ...rest }: BulkBarProps) {
  return (
    <section aria-label={text} {...rest} className={cx(css.bar, className)}>
      <span className={css.text}>{text}</span>
      {actions.map(({ id, label, icon, onSelect, disabled }) => (
        <button key={id} type="button" className={css.action} disabled={disabled} onClick={onSelect}>
          {icon}
          {label}
        </button>
      ))}
      <button type="button" className={css.clear} aria-label={clearLabel} onClick={onClear}>
        <CloseIcon size={18} />
      </button>
    </section>
  );
}
