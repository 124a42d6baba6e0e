import { ConfirmDialog } from "@candor/ui/dialogs";
import { useNotice } from "@candor/ui/notices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { nameOf } from "../member-status.ts";
import { type MemberQuestion, type QuestionKind, useAnswers } from "../question.ts";

/** What takes something from somebody. */
const DESTRUCTIVE: ReadonlySet<QuestionKind> = new Set(["withdraw", "remove", "leave", "stepDown"]);

export interface QuestionProps {
  ask: MemberQuestion;
  /** Answered with no, or not at all. */
  onCancel: () => void;
  /** It has happened. */
  onDone: (kind: QuestionKind) => void;
}

/** Asks once before somebody's place in the team changes. A refusal stays in the dialog. */
export function Question({ ask: { kind, member }, onCancel, onDone }: QuestionProps) {
  const { t } = useTranslation(["members", "common"]);
  const errorText = useErrorText();
  const { show } = useNotice();
  const answers = useAnswers();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = nameOf(member);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await answers[kind](member.id);
      show({ kind: "success", text: t(`ask.${kind}.done`, { name }) });
      onDone(kind);
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={() => !busy && onCancel()}
      title={t(`ask.${kind}.title`, { name })}
      text={t(`ask.${kind}.text`, { name })}
      confirmLabel={t(`ask.${kind}.confirm`)}
      cancelLabel={t("common:action.cancel")}
      closeLabel={t("common:action.close")}
      busy={busy}
      onConfirm={() => void confirm()}
      destructive={DESTRUCTIVE.has(kind)}
    >
      <Failure text={failure} />
    </ConfirmDialog>
  );
}
