import type { JiraField } from "@candor/api/entities";
import { Checkbox } from "@candor/ui/forms";
import { type Ref, useId } from "react";
import * as css from "./IssueForm.css.ts";

export interface BoxesProps {
  legend: string;
  options: JiraField["options"];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Reaches the first box. */
  ref: Ref<HTMLInputElement>;
}

/** Several of a field's options. */
export function Boxes({ legend, options, value, onChange, onBlur, error, ref }: BoxesProps) {
  const id = useId();
  const toggle = (one: string, on: boolean) =>
    onChange(options.map((option) => option.id).filter((each) => (each === one ? on : value.includes(each))));
  return (
    <fieldset aria-describedby={error ? id : undefined} aria-invalid={error ? true : undefined}>
      <legend className={css.legend}>
        {legend}
        <span className={css.asterisk} aria-hidden="true">
          *
        </span>
      </legend>
      <div className={css.boxes}>
        {options.map((option, index) => (
          <Checkbox
            key={option.id}
            ref={index === 0 ? ref : undefined}
            label={option.name}
            checked={value.includes(option.id)}
            onChange={(event) => toggle(option.id, event.target.checked)}
            onBlur={onBlur}
          />
        ))}
      </div>
      {error && (
        <p className={css.error} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
