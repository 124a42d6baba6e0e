import { activitySkill, SHOW_TYPES, TERRITORIES } from "@candor/api/entities";
import { Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { CAMPAIGN_KINDS, kindOf } from "../../campaign/index.ts";
import { ChoicesField, checking, type Fields, useFieldError, WordsField } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { useKindName } from "../kind-name.ts";
import type { Skill } from "../queries.ts";

export const checkSkill = checking<Skill>(activitySkill);

export interface FieldsProps<Data> {
  data: Data;
  fields: Fields;
  onChange: (data: Data) => void;
}

/** What a campaign assesses, and where the assessed companies' business is. */
export function SkillFields({ data, fields, onChange }: FieldsProps<Skill>) {
  const { t } = useTranslation(["campaigns", "config-editor"]);
  const kindName = useKindName();
  const format = useFormat();
  const errorOf = useFieldError(fields);
  const set = (part: Partial<Skill>) => onChange({ ...data, ...part });
  return (
    <>
      <WordsField
        label={t("skills.name")}
        required
        value={data.title}
        fields={fields}
        path="title"
        onChange={(title) => set({ title })}
      />
      <Select
        label={t("skills.kind")}
        hint={t("skills.kindHint")}
        value={kindOf(data.show_type) ?? ""}
        options={CAMPAIGN_KINDS.map((value) => ({ value, label: kindName(SHOW_TYPES[value]) }))}
        onChange={({ target }) => {
          const kind = CAMPAIGN_KINDS.find((one) => one === target.value);
          if (kind) set({ show_type: SHOW_TYPES[kind] });
        }}
      />
      <ChoicesField
        legend={t("skills.territories")}
        options={TERRITORIES.map((value) => ({ value, label: format.region(value) }))}
        value={data.territories}
        onChange={(territories) => set({ territories })}
        error={errorOf("territories")}
      />
      <WordsField
        label={t("skills.note")}
        lines={3}
        value={data.note}
        fields={fields}
        path="note"
        onChange={(note) => set({ note })}
      />
    </>
  );
}
