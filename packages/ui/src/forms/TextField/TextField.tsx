import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { CloseIcon } from "../../internal/icons.tsx";
import type { Labelled } from "../../internal/labelled.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import { setNativeValue } from "../../internal/native-value.ts";
import * as control from "../control.css.ts";
import { FormField, type FormFieldProps } from "../FormField/FormField.tsx";
import { type BoundProps, counter } from "./Counter.tsx";
import * as css from "./TextField.css.ts";
import { useBoundedText } from "./useBoundedText.ts";

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
  const {
    label,
    labelEnd,
    hint,
    error,
    required,
    size = 40,
    icon,
    end,
    clearLabel,
    onClear,
    className,
  } = props;
  const {
    bound,
    counterText,
    boundNote,
    ref,
    onChange,
    id,
    "aria-describedby": describedBy,
    ...native
  } = strip(props);
  const text = useBoundedText<HTMLInputElement>({ bound, onChange });
  const merged = useMergedRefs(ref, text.control);

  const clear = () => {
    if (!text.control.current) return;
    setNativeValue(text.control.current, "");
    text.control.current.focus();
    onClear?.();
  };

  return (
    <FormField
      {...{ label, labelEnd, hint, error, required, id, className }}
      aria-describedby={describedBy}
      counter={counter(text.used, { bound, counterText, boundNote })}
    >
      {(wiring) => (
        <div className={cx(control.frame, control.size[size])}>
          {icon}
          <input
            type="text"
            placeholder=" "
            {...native}
            {...text.handlers}
            {...wiring}
            ref={merged}
            className={css.input}
          />
          {clearLabel && !native.disabled && !native.readOnly && (
            <button type="button" className={css.clear} aria-label={clearLabel} onClick={clear}>
              <CloseIcon size={14} />
            </button>
          )}
          {end}
        </div>
      )}
    </FormField>
  );
}

/** Leaves what belongs on the input itself. */
function strip(props: TextFieldProps) {
  const { label, labelEnd, hint, error, required, size, icon, end, clearLabel, onClear, className, ...rest } =
    props;
  return rest;
}
