import type { AssessmentObject } from "@candor/api/entities";
import { ConfirmDialog, Dialog } from "@candor/ui/dialogs";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { storeDraft } from "../../platform/index.ts";
import { useCreateWebsite, useUpdateWebsite } from "../queries.ts";
import { type WebsiteForm as Values, websiteDraft } from "../schema.ts";
import * as css from "./WebsiteDialog.css.ts";
import { WebsiteForm } from "./WebsiteForm.tsx";

export interface WebsiteDialogProps {
  /** The website to change; null for a new one. */
  object: AssessmentObject | null;
  onClose: () => void;
  onSaved?: (object: AssessmentObject) => void;
}

/** Adds or changes a website. Closing with something typed asks first. */
export function WebsiteDialog({ object, onClose, onSaved }: WebsiteDialogProps) {
  const { t } = useTranslation(["objects", "common"]);
  const form = useId();
  const create = useCreateWebsite();
  const update = useUpdateWebsite();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = create.isPending || update.isPending;

  const save = async (values: Values) => {
    const saved = await (object
      ? update.mutateAsync({ id: object.id, ...values })
      : create.mutateAsync(values));
    onSaved?.(saved);
    onClose();
  };
  const leave = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={t(object ? "form.editTitle" : "form.addTitle")}
        closeLabel={t("common:action.close")}
        actions={
          <>
            <Button onClick={leave}>{t("common:action.cancel")}</Button>
            <Button type="submit" form={form} variant="primary" loading={busy}>
              {t(object ? "form.submitEdit" : "form.submitAdd")}
            </Button>
          </>
        }
      >
        <WebsiteForm id={form} object={object} onSave={save} onDirty={setDirty} onFailure={setFailure} />
        <div role="alert">
          {failure && (
            <p className={css.failure}>
              <Icon of={CircleAlert} size={14} />
              {`${t("form.failed")}: ${failure}`}
            </p>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("discard.title")}
        text={t("discard.text")}
        confirmLabel={t("discard.discard")}
        cancelLabel={t("discard.continue")}
        closeLabel={t("common:action.close")}
        onConfirm={() => {
          storeDraft(websiteDraft(object), null);
          onClose();
        }}
        destructive
      />
    </>
  );
}
