import { type Control, type FieldValues, type Path, useController } from "react-hook-form";
import type { ChosenCompany } from "../schema.ts";
import { CompanyPicker, type CompanyPickerProps } from "./CompanyPicker.tsx";

export interface CompanyFieldProps<Input extends FieldValues> extends Pick<CompanyPickerProps, "error"> {
  control: Control<Input>;
}

/** The field `company` of a form, which has to be filled. */
export function CompanyField<Input extends FieldValues & { company: ChosenCompany | null }>({
  control,
  error,
}: CompanyFieldProps<Input>) {
  const { field } = useController({ control, name: "company" as Path<Input> });
  const { value, onChange, onBlur, ref } = field;
  return <CompanyPicker required {...{ value, onChange, onBlur, ref, error }} />;
}
