import type { StaffAccount } from "@candor/api/entities";
import { ConfirmDialog } from "@candor/ui/dialogs";
import { useNotice } from "@candor/ui/notices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { type StaffQuestion, useAnswers } from "../question.ts";

export interface QuestionProps {
  kind: StaffQuestion;
  account: StaffAccount;
  onClose: () => void;
}

/** Asks once before something happens to an account. A refusal stays in the dialog. */
export function Question({ kind, account, onClose }: QuestionProps) {
  const { t } = useTranslation(["staff", "common"]);
  const errorText = useErrorText();
  const { show } = useNotice();
  const answers = useAnswers();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const words = { name: account.username, email: account.email };
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await answers[kind](account.id);
      show({ kind: "success", text: t(`ask.${kind}.done`, words) });
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
      title={t(`ask.${kind}.title`, words)}
      text={t(kind === "endSessions" && account.own ? "ask.endSessions.own" : `ask.${kind}.text`, words)}
      confirmLabel={t(`ask.${kind}.confirm`)}
      cancelLabel={t("common:action.cancel")}
      closeLabel={t("common:action.close")}
      busy={busy}
      destructive={kind === "disable" || kind === "endSessions" || kind === "resetFactor"}
      onConfirm={() => void confirm()}
    >
      <Failure text={failure} />
    </ConfirmDialog>
  );
}
