import { Checkbox } from "@candor/ui/forms";
import * as css from "./editor.css.ts";

export interface ChoicesFieldProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string }[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  error?: string | undefined;
}

/** Several of a few values, each in sight. They stand in the order of the options. */
export function ChoicesField<T extends string>({
  legend,
  options,
  value,
  onChange,
  error,
}: ChoicesFieldProps<T>) {
  return (
    <fieldset className={css.set}>
      <legend className={css.side}>{legend}</legend>
      <div className={css.flags}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
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
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
