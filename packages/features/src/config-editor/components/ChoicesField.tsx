import { Checkbox } from "@candor/ui/forms";
import { type Ref, useId } from "react";
import * as css from "./editor.css.ts";

export interface ChoicesFieldProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string }[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  /** What the choice means, read with its name. */
  hint?: string | undefined;
  /** What is wrong with it, read with its name, in place of the hint. */
  error?: string | undefined;
  /** Reaches the first box. */
  ref?: Ref<HTMLInputElement>;
}

/** Several of a few values, each in sight. They stand in the order of the options. */
export function ChoicesField<T extends string>({
  legend,
  options,
  value,
  onChange,
  hint,
  error,
  ref,
}: ChoicesFieldProps<T>) {
  const id = useId();
  return (
    <fieldset className={css.set} aria-describedby={(error ?? hint) ? id : undefined}>
      <legend className={css.side}>{legend}</legend>
      <div className={css.flags}>
        {options.map((option, at) => (
          <Checkbox
            key={option.value}
            ref={at === 0 ? ref : undefined}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(event) =>
              onChange(
                options
                  .map((one) => one.value)
                  .filter((one) => (one === option.value ? event.target.checked : value.includes(one))),
              )
            }
          />
        ))}
      </div>
      {error ? (
        <p role="alert" id={id} className={css.wrong}>
          {error}
        </p>
      ) : (
        hint && (
          <p role="status" id={id} className={css.quiet}>
            {hint}
          </p>
        )
      )}
    </fieldset>
  );
}
