import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { CloseIcon } from "../../internal/icons.tsx";
import type { Labelled } from "../../internal/labelled.ts";
import { setNativeValue } from "../../internal/native-value.ts";
import * as control from "../control.css.ts";
import { FormField, type FormFieldProps } from "../FormField/FormField.tsx";
import type { BoundProps } from "./Counter.tsx";
import * as css from "./TextField.css.ts";
import { useTextControl } from "./useTextControl.ts";

type FieldParts = Pick<FormFieldProps, "labelEnd" | "hint" | "error" | "required">;

interface Own extends FieldParts, BoundProps {
  /** Height in px: 40 in forms, 32 in tools. Default 40. */
  size?: 32 | 40;
  /** Icon at the start, inside the frame. */
  icon?: ReactNode;
  /** Text or control at the end, inside the frame. */
  end?: ReactNode;
  /** Name of the clear button; with it the button shows whenever the field holds text. */
  clearLabel?: string;
  /** Called after the clear button emptied the field. */
  onClear?: () => void;
  /** Class of the outermost element. */
  className?: string;
}

type Native = Omit<ComponentProps<"input">, keyof Own | "children" | "aria-label" | "maxLength">;

export type TextFieldProps = Native & Own & Labelled;

/** One line of text with its label, hint, error, counter and clear button. */
export function TextField(props: TextFieldProps) {
  const { size = 40, icon, end, clearLabel, onClear, ...rest } = props;
  const { field, native, element } = useTextControl(rest);

  const clear = () => {
    if (!element.current) return;
    setNativeValue(element.current, "");
    element.current.focus();
    onClear?.();
  };

  return (
    <FormField {...field}>
      {(wiring) => (
        <div className={cx(control.frame, control.size[size])}>
          {icon}
          <input type="text" placeholder=" " {...native} {...wiring} className={css.input} />
          {clearLabel && !native.disabled && !native.readOnly && (
            // Tab goes to the next field: who types on without looking would type into a button. Keys empty a field
            // as they empty any other.
            <button type="button" tabIndex={-1} className={css.clear} aria-label={clearLabel} onClick={clear}>
              <CloseIcon size={14} />
            </button>
          )}
          {end}
        </div>
      )}
    </FormField>
  );
}
