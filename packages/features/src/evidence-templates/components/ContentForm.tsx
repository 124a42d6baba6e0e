import type { TemplateContent } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { EditorForm, editorCss, type Fields, TabsField, WordsField } from "../../config-editor/index.ts";
import { firstFault } from "../content.ts";
import { ColumnsField } from "./ColumnsField.tsx";
import { ConditionsField } from "./ConditionsField.tsx";
import { TranslateMissing } from "./TranslateMissing.tsx";
import { VariablesField } from "./VariablesField.tsx";

export interface ContentFormProps {
  content: TemplateContent;
  fields: Fields;
  onChange: (content: TemplateContent) => void;
}

/** Everything that one version says. */
export function ContentForm({ content, fields, onChange }: ContentFormProps) {
  const { t } = useTranslation("evidence-templates");
  const set = (part: Partial<TemplateContent>) => onChange({ ...content, ...part });
  /** The faulty placeholder by its name and place, while one types. */
  const faultIn = (name: "title" | "sub_title" | "help" | "format") => (language: "en" | "cn") => {
    const fault = firstFault(content, content[name][language], name === "format" ? "row" : "title");
    return fault && t(`fault.${fault.kind}`, { name: fault.name, at: fault.at });
  };
  const text = (name: "title" | "sub_title" | "help" | "format") => ({
    label: t(`field.${name}`),
    value: content[name],
    fields,
    path: name,
    errorOf: faultIn(name),
    onChange: (value: TemplateContent["title"]) => set({ [name]: value }),
  });
  return (
    <EditorForm label={t("content")}>
      <WordsField {...text("title")} required />
      <TranslateMissing {...text("title")} />
      <WordsField {...text("sub_title")} />
      <TranslateMissing {...text("sub_title")} />
      <WordsField {...text("help")} />
      <TranslateMissing {...text("help")} />
      <VariablesField content={content} fields={fields} onChange={set} />
      <WordsField {...text("format")} lines={4} hint={t("formatHint")} />
      <TranslateMissing {...text("format")} />
      <TabsField tabs={content.tabs} fields={fields} onChange={(tabs) => set({ tabs })} />
      <ColumnsField content={content} fields={fields} onChange={set} />
      <fieldset className={editorCss.set}>
        <legend className={editorCss.side}>{t("conditions.title")}</legend>
        <ConditionsField
          conditions={content.conditions}
          fields={fields}
          path="conditions"
          depth={1}
          onChange={(conditions) => set({ conditions })}
        />
      </fieldset>
    </EditorForm>
  );
}
