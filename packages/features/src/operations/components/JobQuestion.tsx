import type { Job } from "@candor/api/contract";
import { ConfirmDialog } from "@candor/ui/dialogs";
import { useNotice } from "@candor/ui/notices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { type JobAction, useJobActions } from "../job-actions.ts";

export interface JobQuestionProps {
  action: JobAction;
  job: Job;
  /** The job in words. */
  about: string;
  onClose: () => void;
}

/** Asks once before a job is tried again or cancelled. A refusal stays in the dialog. */
export function JobQuestion({ action, job, about, onClose }: JobQuestionProps) {
  const { t } = useTranslation(["operations", "common"]);
  const errorText = useErrorText();
  const { show } = useNotice();
  const act = useJobActions();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await act[action](job);
      show({ kind: "success", text: t(`jobs.ask.${action}.done`) });
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
      title={t(`jobs.ask.${action}.title`)}
      text={t(`jobs.ask.${action}.text`, { about })}
      confirmLabel={t(`jobs.ask.${action}.confirm`)}
      cancelLabel={t("common:action.cancel")}
      closeLabel={t("common:action.close")}
      busy={busy}
      destructive={action === "cancel"}
      onConfirm={() => void confirm()}
    >
      <Failure text={failure} />
    </ConfirmDialog>
  );
}
