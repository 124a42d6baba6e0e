import type { ReactNode } from "react";
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

export interface BulkBarProps {
  /** How many are chosen, in words. */
  text: string;
  actions: readonly BulkAction[];
  clearLabel: string;
  onClear: () => void;
}

/** Over a table while rows are chosen: what can be done with all of them. */
export function BulkBar({ text, actions, clearLabel, onClear }: BulkBarProps) {
  return (
    <section className={css.bar} aria-label={text}>
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
