import type { StaffAccount } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { Question } from "../../forms/index.ts";
import { type StaffQuestion, useAnswers } from "../question.ts";

export interface AccountQuestionProps {
  kind: StaffQuestion;
  account: StaffAccount;
  onClose: () => void;
}

/** Asks once before something happens to an account. */
export function AccountQuestion({ kind, account, onClose }: AccountQuestionProps) {
  const { t } = useTranslation("staff");
  const answers = useAnswers();
  const words = { name: account.username, email: account.email };
  return (
    <Question
      title={t(`ask.${kind}.title`, words)}
      text={t(kind === "endSessions" && account.own ? "ask.endSessions.own" : `ask.${kind}.text`, words)}
      confirmLabel={t(`ask.${kind}.confirm`)}
      destructive={kind === "disable" || kind === "endSessions" || kind === "resetFactor"}
      onYes={() => answers[kind](account.id)}
      doneText={t(`ask.${kind}.done`, words)}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
