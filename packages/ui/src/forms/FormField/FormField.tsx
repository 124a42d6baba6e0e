import { type ReactNode, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { AlertIcon } from "../../internal/icons.tsx";
import * as css from "./FormField.css.ts";

/** What the control inside a field must carry. */
export interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

export interface FormFieldProps {
  /** Visible label. Without it the control brings its own `aria-label`. */
  label?: ReactNode;
  /** At the end of the label's line, such as a link to reset a password. */
  labelEnd?: ReactNode;
  /** Shows the asterisk and marks the control as required. */
  required?: boolean;
  /** Help under the field; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Count of characters, kept beside the hint or the error. */
  counter?: ReactNode;
  /** Id of the control. Default: generated. */
  id?: string;
  /** Ids of further descriptions. */
  "aria-describedby"?: string;
  className?: string;
  /** Draws the control with the wiring it is given. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error, tied together for assistive technology. */
export function FormField(props: FormFieldProps) {
  const { label, labelEnd, required, hint, error, counter, children, className } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const note = Boolean(counter || (hint && !error));
  const described = cx(error ? errorId : null, note ? hintId : null, props["aria-describedby"]);

  return (
    <div className={cx(css.field, label !== undefined && labelEnd ? css.withEnd : null, className)}>
      {label !== undefined && (
        <div className={css.labelLine}>
          <label className={css.label} htmlFor={id} id={`${id}-label`}>
            {label}
            {required && (
              <span className={css.asterisk} aria-hidden="true">
                *
              </span>
            )}
          </label>
        </div>
      )}
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {/* Seen on the label's line, and reached after the control that it is an aside to. */}
      {label !== undefined && labelEnd && <div className={css.labelEnd}>{labelEnd}</div>}
      {error && (
        <div className={css.error} id={errorId}>
          <AlertIcon size={14} />
          <span>{error}</span>
        </div>
      )}
      {note && (
        <div className={css.hint} id={hintId}>
          {counter} {!error && hint && <span>{hint}</span>}
        </div>
      )}
    </div>
  );
}
