import { TextField, type TextFieldProps } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";

export interface WholeNumberFieldProps extends Pick<TextFieldProps, "hint" | "size"> {
  label: string;
  min: number;
  max: number;
  /** NaN while what stands in the field is no whole number, which no document takes. */
  value: number;
  onChange: (value: number) => void;
  /** The document does not take it. */
  wrong: boolean;
}

function wholeOf(typed: string): number {
  const number = Number(typed);
  return typed !== "" && Number.isInteger(number) ? number : Number.NaN;
}

const textOf = (value: number) => (Number.isNaN(value) ? "" : String(value));

/** A whole number. What is none stays as it is typed, and what to enter instead is said. */
export function WholeNumberField({ value, onChange, min, max, wrong, ...field }: WholeNumberFieldProps) {
  const { t } = useTranslation("config-editor");
  const { count } = useFormat();
  const [typed, setTyped] = useState(textOf(value));
  const isTyped = Object.is(wholeOf(typed), value);
  return (
    <TextField
      {...field}
      {...{ min, max }}
      type="number"
      error={(wrong || Number.isNaN(value)) && t("wholeNumber", { min: count(min), max: count(max) })}
      value={isTyped ? typed : textOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(wholeOf(target.value));
      }}
    />
  );
}
