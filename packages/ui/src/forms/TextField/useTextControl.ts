import type { ChangeEvent, Ref } from "react";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import type { TextControl } from "../../internal/native-value.ts";
import type { FormFieldProps } from "../FormField/FormField.tsx";
import { type BoundProps, counter } from "./Counter.tsx";
import { useBoundedText } from "./useBoundedText.ts";

type FieldProps = Omit<FormFieldProps, "counter" | "children">;

interface TextControlProps<T extends TextControl> extends FieldProps, BoundProps {
  ref?: Ref<T> | undefined;
  onChange?: ((event: ChangeEvent<T>) => void) | undefined;
}

/** Parts the props of a labelled, bounded text control: what its `FormField` takes, and what the element itself does. */
export function useTextControl<T extends TextControl, Props>(props: Props & TextControlProps<T>) {
  const { label, labelEnd, hint, error, required, className, id, "aria-describedby": describedBy } = props;
  const { bound, counterText, boundNote, ref, onChange } = props;
  const text = useBoundedText<T>({ bound, onChange });
  return {
    field: {
      ...{ label, labelEnd, hint, error, required, className, id },
      "aria-describedby": describedBy,
      counter: counter(text, { bound, counterText, boundNote }),
    },
    native: { ...strip<T, Props>(props), ...text.handlers, ref: useMergedRefs(ref, text.control) },
    element: text.control,
  };
}

function strip<T extends TextControl, Props>(props: Props & TextControlProps<T>) {
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
  return native;
}
