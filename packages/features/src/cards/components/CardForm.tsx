import { ANALYSIS_CARDS, type AnalysisCard, ASSET_TYPES } from "@candor/api/entities";
import { Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import {
  ChoicesField,
  EditorForm,
  editorCss,
  useFieldError,
  WholeNumberField,
  WordsField,
} from "../../config-editor/index.ts";
import type { FormProps } from "../form-props.ts";
import { type Card, useOptions } from "../queries.ts";
import { NamedSelect } from "./NamedSelect.tsx";
import { TitleField } from "./TitleField.tsx";

/** What a card cannot be without: its title, what it shows, and how. */
export function CardFields({ data, fields, onChange }: Omit<FormProps<Card>, "preview">) {
  const { t } = useTranslation(["cards", "config-editor", "applications"]);
  const errorOf = useFieldError(fields);
  const options = useOptions();
  return (
    <>
      <TitleField data={data} fields={fields} onChange={onChange} />
      <div className={editorCss.two}>
        <Select
          label={t("field.source")}
          value={data.source}
          options={ANALYSIS_CARDS.map((value) => ({ value, label: t(`applications:card.${value}`) }))}
          onChange={(event) => onChange({ ...data, source: event.target.value as AnalysisCard })}
        />
        <NamedSelect
          label={t("field.template")}
          value={data.card_template}
          options={options.data?.templates}
          none={t("noTemplate")}
          error={errorOf("card_template")}
          onChange={(key) => onChange({ ...data, card_template: key })}
        />
      </div>
    </>
  );
}

/** Everything that staff say of a card. */
export function CardForm(props: FormProps<Card>) {
  const { data, fields, onChange } = props;
  const { t } = useTranslation(["cards", "config-editor", "common"]);
  const errorOf = useFieldError(fields);
  return (
    <EditorForm label={t("form.card")}>
      <CardFields {...props} />
      <WordsField
        label={t("field.subTitle")}
        hint={t("field.subTitleHint")}
        fields={fields}
        path="sub_title"
        value={data.sub_title}
        onChange={(sub_title) => onChange({ ...data, sub_title })}
      />
      <ChoicesField
        legend={t("field.assetTypes")}
        options={ASSET_TYPES.map((value) => ({ value, label: t(`common:assetType.${value}`) }))}
        value={data.asset_types}
        onChange={(asset_types) => onChange({ ...data, asset_types })}
        error={errorOf("asset_types")}
      />
      <WholeNumberField
        label={t("field.position")}
        hint={t("field.positionHint")}
        min={0}
        max={999}
        value={data.position}
        wrong={"position" in fields}
        onChange={(position) => onChange({ ...data, position })}
      />
    </EditorForm>
  );
}
