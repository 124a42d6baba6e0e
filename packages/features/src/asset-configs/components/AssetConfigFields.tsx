import type { AssetType } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import {
  editorCss,
  type Fields,
  FileField,
  useFieldError,
  WholeNumberField,
  WordsField,
} from "../../config-editor/index.ts";
import type { AssetConfig } from "../queries.ts";

export interface AssetConfigFieldsProps {
  type: AssetType;
  data: AssetConfig;
  fields: Fields;
  onChange: (data: AssetConfig) => void;
}

/** What staff say of a type: its words, its place, its rhythm, its picture. */
export function AssetConfigFields({ type, data, fields, onChange }: AssetConfigFieldsProps) {
  const { t } = useTranslation(["asset-configs", "config-editor", "common"]);
  const errorOf = useFieldError(fields);
  const set = (part: Partial<AssetConfig>) => onChange({ ...data, ...part });
  const number = (key: "position" | "frequency_days", min: number, max: number) => ({
    ...{ min, max },
    value: data[key],
    wrong: key in fields,
    onChange: (value: number) => set({ [key]: value }),
  });
  return (
    <>
      <WordsField
        label={t("field.title")}
        hint={t("field.titleHint", { name: t(`common:assetType.${type}`) })}
        value={data.title}
        fields={fields}
        path="title"
        onChange={(title) => set({ title })}
      />
      <WordsField
        label={t("field.description")}
        lines={3}
        value={data.description}
        fields={fields}
        path="description"
        onChange={(description) => set({ description })}
      />
      <div className={editorCss.two}>
        <WholeNumberField
          label={t("field.position")}
          hint={t("field.positionHint")}
          {...number("position", 0, 99)}
        />
        <WholeNumberField
          label={t("field.frequency")}
          hint={t("field.frequencyHint")}
          {...number("frequency_days", 1, 365)}
        />
      </div>
      <FileField
        label={t("field.icon")}
        pictures
        file={data.icon}
        error={errorOf("icon")}
        onChange={(icon) => set({ icon })}
      />
    </>
  );
}
