import type { AssetType } from "@candor/api/entities";
import { TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { editorCss, type Fields, FileField, WordsField, wordOf } from "../../config-editor/index.ts";
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
  const set = (part: Partial<AssetConfig>) => onChange({ ...data, ...part });
  const number = (key: "position" | "frequency_days", min: number, max: number) => ({
    ...{ type: "number", min, max },
    value: String(data[key]),
    error: fields[key] && t("outside", { min, max }),
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [key]: Math.trunc(Number(target.value)) || 0 }),
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
        <TextField
          label={t("field.position")}
          hint={t("field.positionHint")}
          {...number("position", 0, 99)}
        />
        <TextField
          label={t("field.frequency")}
          hint={t("field.frequencyHint")}
          {...number("frequency_days", 1, 365)}
        />
      </div>
      <FileField
        label={t("field.icon")}
        pictures
        file={data.icon}
        error={fields.icon && t(`config-editor:wrong.${wordOf(fields.icon)}`)}
        onChange={(icon) => set({ icon })}
      />
    </>
  );
}
