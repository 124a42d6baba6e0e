import { TextField, type TextFieldProps } from "@candor/ui/forms";

export interface WholeNumberFieldProps
  extends Pick<TextFieldProps, "hint" | "min" | "max" | "size" | "error"> {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number; what is none is 0. */
export function WholeNumberField({ value, onChange, ...field }: WholeNumberFieldProps) {
  return (
    <TextField
      {...field}
      type="number"
      value={String(value)}
      onChange={({ target }) => onChange(Math.trunc(Number(target.value)) || 0)}
    />
  );
}
