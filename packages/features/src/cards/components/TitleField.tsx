import type { Bilingual } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { WordsField } from "../../config-editor/index.ts";
import type { FormProps } from "../form-props.ts";

type TitleFieldProps<Data> = Omit<FormProps<Data>, "preview"> & { hint?: string };

/** What an entry is called, in both languages. */
export function TitleField<Data extends { title: Bilingual }>(props: TitleFieldProps<Data>) {
  const { data, fields, onChange, hint } = props;
  const { t } = useTranslation("cards");
  return (
    <WordsField
      label={t("field.title")}
      required
      {...(hint !== undefined && { hint })}
      fields={fields}
      path="title"
      value={data.title}
      onChange={(title) => onChange({ ...data, title })}
    />
  );
}
