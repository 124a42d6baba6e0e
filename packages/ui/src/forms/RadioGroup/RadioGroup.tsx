import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { AlertIcon } from "../../internal/icons.tsx";
import * as field from "../FormField/FormField.css.ts";
import * as css from "./RadioGroup.css.ts";

export interface RadioOption<V extends string = string> {
  value: V;
  label: ReactNode;
  /** Help under the option's label. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends string = string> {
  /** Visible name of the group. */
  label: ReactNode;
  options: ReadonlyArray<RadioOption<V>>;
  /** Field name, one per form. Default: generated. */
  name?: string;
  /** Chosen value when the caller holds the state. */
  value?: V;
  /** First chosen value when the form holds the state. */
  defaultValue?: V;
  /** Called with the chosen value. */
  onValueChange?: (value: V) => void;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Reaches every radio, as form libraries expect. */
  ref?: Ref<HTMLInputElement>;
  required?: boolean;
  disabled?: boolean;
  error?: ReactNode;
  hint?: ReactNode;
  className?: string;
}

/** A choice of one among a few, all visible. */
export function RadioGroup<V extends string = string>(props: RadioGroupProps<V>) {
  const { label, options, value, defaultValue, onValueChange, onChange, onBlur, ref, required, disabled } =
    props;
  const { error, hint, className } = props;
  const id = useId();
  const name = props.name ?? id;
  const described = cx(error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined;

  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      className={cx(field.field, className)}
    >
      <span className={field.label} id={`${id}-label`}>
        {label}
        {required && (
          <span className={field.asterisk} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              ref={ref}
              type="radio"
              className={css.dot}
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              disabled={disabled || option.disabled}
              onBlur={onBlur}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(option.value);
              }}
            />
            <span>
              {option.label}
              {option.hint && <span className={css.optionHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && !error && (
        <div className={field.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className={field.error} id={`${id}-error`}>
          <AlertIcon size={14} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
