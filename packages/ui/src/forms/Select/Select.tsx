import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { ChevronDownIcon } from "../../internal/icons.tsx";
import type { Labelled } from "../../internal/labelled.ts";
import * as control from "../control.css.ts";
import { FormField, type FormFieldProps } from "../FormField/FormField.tsx";
import * as css from "./Select.css.ts";

export interface SelectOption {
  value: string;
  /** Plain text: the browser draws the list. */
  label: string;
  disabled?: boolean;
}

interface Own extends Pick<FormFieldProps, "labelEnd" | "hint" | "error" | "required"> {
  options: ReadonlyArray<SelectOption>;
  /** First, empty entry shown while nothing is chosen. */
  placeholder?: string;
  /** Height in px: 40 in forms, 32 in tools. Default 40. */
  size?: 32 | 40;
  /** `quiet` has no frame, as the language choice on public pages. Default `outline`. */
  variant?: "outline" | "quiet";
  /** Icon or word at the start, inside the frame. */
  start?: ReactNode;
  /** A filter that is in force: ink frame. */
  active?: boolean;
  /** Class of the outermost element. */
  className?: string;
}

export type SelectProps = Omit<ComponentProps<"select">, keyof Own | "children" | "aria-label"> &
  Own &
  Labelled;

/** A choice of one from a list. The browser's own list: right for keyboards, screen readers and phones. */
export function Select(props: SelectProps) {
  const { label, labelEnd, hint, error, required, className, id, ...rest } = props;
  const { options, placeholder, size = 40, variant = "outline", start, active, ...select } = rest;
  const { "aria-describedby": describedBy, ...native } = select;
  const look = cx(
    variant === "outline" ? control.frame : css.quiet,
    variant === "outline" && control.size[size],
    active && css.active,
    css.select,
  );
  return (
    <FormField {...{ label, labelEnd, hint, error, required, id, className }} aria-describedby={describedBy}>
      {(wiring) => (
        <div className={look}>
          {start}
          <select {...native} {...wiring} className={css.native}>
            {placeholder !== undefined && (
              <option value="" className={css.option}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                className={css.option}
                value={option.value}
                disabled={option.disabled}
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={16} className={css.chevron} />
        </div>
      )}
    </FormField>
  );
}
