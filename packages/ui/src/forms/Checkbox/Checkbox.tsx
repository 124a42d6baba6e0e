import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { AlertIcon } from "../../internal/icons.tsx";
import type { Labelled } from "../../internal/labelled.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import * as field from "../FormField/FormField.css.ts";
import * as css from "./Checkbox.css.ts";

interface Own {
  /** Some of what it stands for is chosen: a dash instead of the check mark. */
  indeterminate?: boolean;
  /** What is wrong; makes the box invalid. */
  error?: ReactNode;
  /** Help under the label. */
  hint?: ReactNode;
  /** Shows the asterisk and marks the box as required. */
  required?: boolean;
  /** Class of the outermost element. */
  className?: string;
}

export type CheckboxProps = Omit<
  ComponentProps<"input">,
  keyof Own | "type" | "size" | "children" | "aria-label"
> &
  Own &
  Labelled;

/** A box to tick, with its label. */
export function Checkbox(props: CheckboxProps) {
  const { label, indeterminate = false, error, hint, required, className, ref, ...native } = props;
  const generated = useId();
  const id = native.id ?? generated;
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(ref, own);
  const errorId = error ? `${id}-error` : null;
  const hintId = hint ? `${id}-hint` : null;

  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);

  const box = (
    <input
      {...native}
      id={id}
      ref={merged}
      type="checkbox"
      className={css.box}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={cx(errorId, hintId, native["aria-describedby"]) || undefined}
    />
  );
  if (label === undefined) return <span className={cx(css.bare, className)}>{box}</span>;

  return (
    <div className={className}>
      <div className={css.row}>
        {box}
        <label htmlFor={id}>
          {label}
          {required && (
            <span className={field.asterisk} aria-hidden="true">
              *
            </span>
          )}
        </label>
      </div>
      {hintId && (
        <div className={cx(field.hint, css.under)} id={hintId}>
          {hint}
        </div>
      )}
      {errorId && (
        <div className={cx(field.error, css.under)} id={errorId}>
          <AlertIcon size={14} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
