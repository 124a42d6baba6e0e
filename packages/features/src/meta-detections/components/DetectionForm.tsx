import { ASSET_TYPES, FRAMEWORKS, LEVELS, type Level } from "@candor/api/entities";
import { Checkbox, Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import {
  ChoicesField,
  EditorForm,
  editorCss,
  type Fields,
  useFieldError,
  WholeNumberField,
  WordsField,
} from "../../config-editor/index.ts";
import { type Detection, useTemplateKeys } from "../queries.ts";

export interface DetectionFormProps {
  data: Detection;
  fields: Fields;
  onChange: (data: Detection) => void;
}

/** The words of a title by what the check came to. */
const TITLES = ["plain", "positive", "negative"] as const;
const TEXTS = ["what_is_wrong", "explain", "how_to_fix", "how_to_detect"] as const;
const GROUPS = ["scenario_category", "scenario", "check_category"] as const;

/** Everything staff say of a check. */
export function DetectionForm({ data, fields, onChange }: DetectionFormProps) {
  const { t } = useTranslation(["meta-detections", "config-editor", "common"]);
  const templates = useTemplateKeys();
  const set = (part: Partial<Detection>) => onChange({ ...data, ...part });
  const words = (path: string) => ({ fields, path });
  const errorOf = useFieldError(fields);
  const known =
    data.evidence_template && !templates.includes(data.evidence_template)
      ? [data.evidence_template, ...templates]
      : templates;
  return (
    <EditorForm label={t("form")}>
      {TITLES.map((form) => (
        <WordsField
          key={form}
          {...words(`titles.${form}`)}
          label={t(`field.${form}`)}
          required
          value={data.titles[form]}
          onChange={(value) => set({ titles: { ...data.titles, [form]: value } })}
        />
      ))}
      {TEXTS.map((name) => (
        <WordsField
          key={name}
          {...words(name)}
          label={t(`field.${name}`)}
          lines={4}
          value={data[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      {GROUPS.map((name) => (
        <WordsField
          key={name}
          {...words(name)}
          label={t(`field.${name}`)}
          required
          value={data[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <div className={editorCss.two}>
        <WholeNumberField
          label={t("field.sort_in_category")}
          hint={t("field.sortHint")}
          min={0}
          max={9999}
          value={data.sort_in_category}
          wrong={"sort_in_category" in fields}
          onChange={(sort_in_category) => set({ sort_in_category })}
        />
        <Select
          label={t("field.severity")}
          value={data.severity}
          options={LEVELS.map((value) => ({ value, label: t(`common:level.${value}`) }))}
          onChange={(event) => set({ severity: event.target.value as Level })}
        />
        <Select
          label={t("field.evidence_template")}
          value={data.evidence_template ?? ""}
          options={[
            { value: "", label: t("noTemplate") },
            ...known.map((value) => ({ value, label: value })),
          ]}
          error={errorOf("evidence_template")}
          onChange={(event) => set({ evidence_template: event.target.value || null })}
        />
      </div>
      <ChoicesField
        legend={t("field.frameworks")}
        options={FRAMEWORKS.map((value) => ({ value, label: t(`common:framework.${value}`) }))}
        value={data.frameworks}
        onChange={(frameworks) => set({ frameworks })}
        error={errorOf("frameworks")}
      />
      <ChoicesField
        legend={t("field.asset_types")}
        options={ASSET_TYPES.map((value) => ({ value, label: t(`common:assetType.${value}`) }))}
        value={data.asset_types}
        onChange={(asset_types) => set({ asset_types })}
        error={errorOf("asset_types")}
      />
      <Checkbox
        label={t("field.hidden")}
        checked={data.hidden}
        onChange={(event) => set({ hidden: event.target.checked })}
      />
      <p className={editorCss.quiet}>{t("hint")}</p>
    </EditorForm>
  );
}
