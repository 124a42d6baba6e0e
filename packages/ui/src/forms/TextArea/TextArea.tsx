import type { ComponentProps } from "react";
import type { Labelled } from "../../internal/labelled.ts";
import { FormField, type FormFieldProps } from "../FormField/FormField.tsx";
import type { BoundProps } from "../TextField/Counter.tsx";
import { useTextControl } from "../TextField/useTextControl.ts";
import * as css from "./TextArea.css.ts";

type FieldParts = Pick<FormFieldProps, "labelEnd" | "hint" | "error" | "required" | "className">;
type Native = Omit<
  ComponentProps<"textarea">,
  keyof FieldParts | keyof BoundProps | "children" | "aria-label" | "maxLength"
>;

export type TextAreaProps = Native & FieldParts & BoundProps & Labelled;

/** Several lines of text; grows with its content where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { field, native } = useTextControl(props);
  return (
    <FormField {...field}>
      {(wiring) => <textarea rows={3} {...native} {...wiring} className={css.area} />}
    </FormField>
  );
}
