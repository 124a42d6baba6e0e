import type { AssessmentObject } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import type { WebsiteDialogProps } from "../dialog-props.ts";
import { websiteFieldOf } from "../errors.ts";
import { useCreateWebsite, useUpdateWebsite } from "../queries.ts";
import {
  toWebsiteForm,
  toWebsitePayload,
  type WebsiteForm as Values,
  websiteDraft,
  websiteSchema,
} from "../schema.ts";
import { WebsiteFields } from "./WebsiteFields.tsx";

/** The dialog with its form. */
export function WebsiteForm({ object, onClose, onSaved }: WebsiteDialogProps) {
  const { t } = useTranslation("objects");
  const create = useCreateWebsite();
  const update = useUpdateWebsite();
  const form = useSchemaForm<Values, Values, AssessmentObject>({
    schema: websiteSchema,
    defaultValues: toWebsiteForm(object),
    draft: websiteDraft(object),
    save(values) {
      const website = toWebsitePayload(values);
      return object ? update.mutateAsync({ id: object.id, ...website }) : create(website);
    },
    onSaved(saved) {
      onSaved?.(saved);
      onClose();
    },
    fieldOf: websiteFieldOf,
    failureText: (reason) => `${t("form.failed")}: ${reason}`,
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t(object ? "form.editTitle" : "form.addTitle")}
      submitLabel={t(object ? "form.submitEdit" : "form.submitAdd")}
      onClose={onClose}
    >
      <WebsiteFields object={object} form={form} />
    </SchemaFormDialog>
  );
}
