import { TEMPLATE_TYPES, type TemplateContent, type TemplateType } from "@candor/api/entities";
import { Select } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NewEntryDialog, WordsField } from "../../config-editor/index.ts";
import { check, newContent } from "../content.ts";
import { useCreateTemplate } from "../queries.ts";

export interface NewTemplateDialogProps {
  onClose: () => void;
  onCreated: (templateId: string, versionId: string) => void;
}

/** Names a template and its first title; its first version is a draft. */
export function NewTemplateDialog({ onClose, onCreated }: NewTemplateDialogProps) {
  const { t } = useTranslation("evidence-templates");
  const create = useCreateTemplate();
  const [type, setType] = useState<TemplateType>("composite");
  return (
    <NewEntryDialog<TemplateContent>
      title={t("create")}
      text={t("new.text")}
      submitLabel={t("new.submit")}
      initial={newContent({ en: "", cn: "" })}
      check={check}
      create={{
        isPending: create.isPending,
        mutate: ({ key, data }, on) =>
          create.mutate(
            { key, type, content: data },
            {
              ...on,
              onSuccess: (made) => onCreated(made.id, made.versions[0]?.id ?? ""),
            },
          ),
      }}
      onClose={onClose}
      onCreated={() => {}}
    >
      {(data, onChange, fields) => (
        <>
          <Select
            label={t("field.type")}
            value={type}
            options={TEMPLATE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            onChange={(event) => setType(event.target.value as TemplateType)}
          />
          <WordsField
            label={t("field.title")}
            required
            value={data.title}
            fields={fields}
            path="title"
            onChange={(title) => onChange({ ...data, title })}
          />
        </>
      )}
    </NewEntryDialog>
  );
}
