import type { ComponentProps } from "react";
import type { Labelled } from "../../internal/labelled.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import { FormField, type FormFieldProps } from "../FormField/FormField.tsx";
import { type BoundProps, counter } from "../TextField/Counter.tsx";
import { useBoundedText } from "../TextField/useBoundedText.ts";
import * as css from "./TextArea.css.ts";

type FieldParts = Pick<FormFieldProps, "labelEnd" | "hint" | "error" | "required" | "className">;
type Native = Omit<
  ComponentProps<"textarea">,
  keyof FieldParts | keyof BoundProps | "children" | "aria-label" | "maxLength"
>;

export type TextAreaProps = Native & FieldParts & BoundProps & Labelled;

/** Several lines of text; grows with its content where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, labelEnd, hint, error, required, className, ...rest } = props;
  const {
    bound,
    counterText,
    boundNote,
    ref,
    onChange,
    id,
    "aria-describedby": describedBy,
    ...native
  } = rest;
  const text = useBoundedText<HTMLTextAreaElement>({ bound, onChange });
  const merged = useMergedRefs(ref, text.control);
  return (
    <FormField
      {...{ label, labelEnd, hint, error, required, id, className }}
      aria-describedby={describedBy}
      counter={counter(text.used, { bound, counterText, boundNote })}
    >
      {(wiring) => (
        <textarea rows={3} {...native} {...text.handlers} {...wiring} ref={merged} className={css.area} />
      )}
    </FormField>
  );
}
