import { CARD_LAYOUTS, type ConfigData } from "@candor/api/entities";
import { Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { EditorForm, editorCss, useFieldError, WordsField } from "../../config-editor/index.ts";
import type { FormProps } from "../form-props.ts";
import { type CardTemplate, useTables } from "../queries.ts";
import { NamedSelect } from "./NamedSelect.tsx";
import { TitleField } from "./TitleField.tsx";

/** What a template cannot be without. */
export function TemplateFields({ data, fields, onChange }: Omit<FormProps<CardTemplate>, "preview">) {
  const { t } = useTranslation(["cards", "config-editor"]);
  const errorOf = useFieldError(fields);
  const tables = useTables();
  return (
    <>
      <TitleField data={data} fields={fields} onChange={onChange} hint={t("field.templateTitleHint")} />
      <div className={editorCss.two}>
        <Select
          label={t("field.layout")}
          hint={t("field.layoutHint")}
          value={data.layout}
          options={CARD_LAYOUTS.map((value) => ({ value, label: t(`layout.${value}`) }))}
          onChange={(event) =>
            onChange({ ...data, layout: event.target.value as ConfigData<"card_template">["layout"] })
          }
        />
        <NamedSelect
          label={t("field.table")}
          value={data.evidence_table}
          options={tables.data?.list.map(({ key, enable, data: { title } }) => ({ key, enable, title }))}
          none={t("noTable")}
          error={errorOf("evidence_table")}
          onChange={(key) => onChange({ ...data, evidence_table: key })}
        />
      </div>
    </>
  );
}

/** Everything that a template says. */
export function TemplateForm(props: FormProps<CardTemplate>) {
  const { data, fields, onChange } = props;
  const { t } = useTranslation("cards");
  return (
    <EditorForm label={t("form.template")}>
      <TemplateFields {...props} />
      <WordsField
        label={t("field.help")}
        hint={t("field.helpHint")}
        lines={3}
        fields={fields}
        path="help"
        value={data.help}
        onChange={(help) => onChange({ ...data, help })}
      />
    </EditorForm>
  );
}
