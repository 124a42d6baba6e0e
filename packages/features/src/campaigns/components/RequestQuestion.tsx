import type { ActivityScan } from "@candor/api/entities";
import { ConfirmDialog } from "@candor/ui/dialogs";
import { useNotice } from "@candor/ui/notices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { type RequestAction, useRequestActions } from "../request-actions.ts";

export interface RequestQuestionProps {
  action: RequestAction;
  request: ActivityScan;
  onClose: () => void;
}

/** Asks once before a request is published, visited again or given up. A refusal stays in the dialog. */
export function RequestQuestion({ action, request, onClose }: RequestQuestionProps) {
  const { t } = useTranslation(["campaigns", "common"]);
  const errorText = useErrorText();
  const { show } = useNotice();
  const act = useRequestActions();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { company, email, website } = request;
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await act[action](request.id);
      show({ kind: "success", text: t(`ask.${action}.done`, { company }) });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={() => !busy && onClose()}
      title={t(`ask.${action}.title`, { company })}
      text={t(`ask.${action}.text`, { email, website })}
      confirmLabel={t(`ask.${action}.confirm`)}
      cancelLabel={t("common:action.cancel")}
      closeLabel={t("common:action.close")}
      busy={busy}
      destructive={action === "fail"}
      onConfirm={() => void confirm()}
    >
      <Failure text={failure} />
    </ConfirmDialog>
  );
}
