import type { EvidenceTableConfig } from "@candor/api/entities";
import { TextField } from "@candor/ui/forms";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { editorCss, type Fields, useFieldError } from "../../config-editor/index.ts";

export interface TitleFieldsProps {
  title: EvidenceTableConfig["title"];
  subTitle: EvidenceTableConfig["sub_title"];
  fields: Fields;
  /** The same between renders. */
  onChange: (part: Partial<EvidenceTableConfig>) => void;
}

/** What a table is called, and what stands under its title. */
export const TitleFields = memo(function TitleFields({
  title,
  subTitle,
  fields,
  onChange,
}: TitleFieldsProps) {
  const { t } = useTranslation("evidence-tables");
  const errorOf = useFieldError(fields);
  return (
    <div className={editorCss.two}>
      <TextField
        label={t("field.titleEn")}
        required
        value={title.en}
        error={errorOf("title.en")}
        onChange={(event) => onChange({ title: { ...title, en: event.target.value } })}
      />
      <TextField
        label={t("field.titleCn")}
        required
        lang="zh-CN"
        value={title.cn}
        error={errorOf("title.cn")}
        onChange={(event) => onChange({ title: { ...title, cn: event.target.value } })}
      />
      <TextField
        label={t("field.subTitleEn")}
        value={subTitle.en}
        error={errorOf("sub_title.en")}
        onChange={(event) => onChange({ sub_title: { ...subTitle, en: event.target.value } })}
      />
      <TextField
        label={t("field.subTitleCn")}
        lang="zh-CN"
        value={subTitle.cn}
        error={errorOf("sub_title.cn")}
        onChange={(event) => onChange({ sub_title: { ...subTitle, cn: event.target.value } })}
      />
    </div>
  );
});
