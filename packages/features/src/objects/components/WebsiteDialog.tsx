import type { AssessmentObject } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog } from "../../forms/index.ts";
import { useCreateWebsite, useUpdateWebsite } from "../queries.ts";
import { type WebsiteForm as Values, websiteDraft } from "../schema.ts";
import { WebsiteForm } from "./WebsiteForm.tsx";

export interface WebsiteDialogProps {
  /** The website to change; null for a new one. */
  object: AssessmentObject | null;
  onClose: () => void;
  onSaved?: (object: AssessmentObject) => void;
}

/** Adds or changes a website. */
export function WebsiteDialog({ object, onClose, onSaved }: WebsiteDialogProps) {
  const { t } = useTranslation("objects");
  const form = useId();
  const create = useCreateWebsite();
  const update = useUpdateWebsite();
  const [dirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = create.isPending || update.isPending;

  const save = async (values: Values) => {
    const saved = await (object
      ? update.mutateAsync({ id: object.id, ...values })
      : create.mutateAsync(values));
    onSaved?.(saved);
    onClose();
  };

  return (
    <FormDialog
      title={t(object ? "form.editTitle" : "form.addTitle")}
      draft={websiteDraft(object)}
      dirty={dirty}
      busy={busy}
      submit={
        <Button type="submit" form={form} variant="primary" loading={busy}>
          {t(object ? "form.submitEdit" : "form.submitAdd")}
        </Button>
      }
      onClose={onClose}
    >
      <WebsiteForm id={form} object={object} onSave={save} onDirty={setDirty} onFailure={setFailure} />
      <Failure text={failure && `${t("form.failed")}: ${failure}`} />
    </FormDialog>
  );
}
