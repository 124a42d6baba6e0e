import {
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  RESOURCE_KINDS,
  RESOURCE_TEXT_MAX,
} from "@candor/api/entities";
import { SegmentedControl, Select, TextArea, TextField } from "@candor/ui/forms";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FileField } from "../../config-editor/index.ts";
import type { SchemaForm } from "../../forms/index.ts";
import { useAtMost } from "../../platform/index.ts";
import { type ResourceForm, SUMMARY_MAX, TITLE_MAX } from "../schema.ts";
import * as css from "./Resources.css.ts";

export interface ResourceFieldsProps {
  form: SchemaForm<ResourceForm> & Pick<UseFormReturn<ResourceForm>, "setValue" | "trigger">;
  values: ResourceForm;
  /** Whose texts are written. */
  language: Language;
  onLanguageChange: (language: Language) => void;
}

/** What a resource says: its kind, its texts in one language at a time, where it came from. */
export function ResourceFields({ form, values, language, onLanguageChange }: ResourceFieldsProps) {
  const { t } = useTranslation(["resources", "common"]);
  const atMost = useAtMost();
  return (
    <>
      <Select
        label={t("column.kind")}
        options={RESOURCE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.register("kind")}
      />
      <SegmentedControl
        label={t("form.language")}
        value={language}
        onValueChange={onLanguageChange}
        options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      {LANGUAGES.filter((one) => one === language).map((one) => (
        <div key={one} className={css.fields}>
          <TextField
            label={t("form.title")}
            lang={LANGUAGE_TAGS[one]}
            hint={t("form.titleHint")}
            {...atMost(TITLE_MAX)}
            clearLabel={t("form.titleClear")}
            error={form.errorOf(`title.${one}`)}
            {...form.register(`title.${one}`)}
          />
          <TextArea
            label={t("form.summary")}
            lang={LANGUAGE_TAGS[one]}
            rows={3}
            {...atMost(SUMMARY_MAX)}
            {...form.register(`summary.${one}`)}
          />
          <TextArea
            label={t("form.text")}
            lang={LANGUAGE_TAGS[one]}
            hint={t("form.textHint")}
            rows={14}
            {...atMost(RESOURCE_TEXT_MAX)}
            error={form.errorOf(`text.${one}`)}
            {...form.register(`text.${one}`)}
          />
        </div>
      ))}
      <TextField
        type="url"
        label={t("form.url")}
        placeholder="https://"
        clearLabel={t("form.urlClear")}
        error={form.errorOf("url")}
        {...form.register("url")}
      />
      <FileField
        label={t("file.label")}
        file={values.file || null}
        onChange={(file) => {
          form.setValue("file", file ?? "", { shouldDirty: true });
          if (form.errorOf("text.en")) void form.trigger("text.en");
        }}
      />
    </>
  );
}
