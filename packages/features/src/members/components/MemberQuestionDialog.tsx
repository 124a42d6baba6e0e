import { useTranslation } from "react-i18next";
import { Question } from "../../forms/index.ts";
import { nameOf } from "../member-status.ts";
import { type MemberQuestion, type QuestionKind, useAnswers } from "../question.ts";

/** What takes something from somebody. */
const DESTRUCTIVE: ReadonlySet<QuestionKind> = new Set(["withdraw", "remove", "leave", "stepDown"]);

export interface MemberQuestionDialogProps {
  ask: MemberQuestion;
  /** Answered with no, or not at all. */
  onCancel: () => void;
  /** It has happened. */
  onDone: (kind: QuestionKind) => void;
}

/** Asks once before somebody's place in the team changes. */
export function MemberQuestionDialog({ ask: { kind, member }, onCancel, onDone }: MemberQuestionDialogProps) {
  const { t } = useTranslation("members");
  const answers = useAnswers();
  const name = nameOf(member);
  return (
    <Question
      title={t(`ask.${kind}.title`, { name })}
      text={t(`ask.${kind}.text`, { name })}
      confirmLabel={t(`ask.${kind}.confirm`)}
      destructive={DESTRUCTIVE.has(kind)}
      onYes={() => answers[kind](member.id)}
      doneText={t(`ask.${kind}.done`, { name })}
      onDone={() => onDone(kind)}
      onCancel={onCancel}
    />
  );
}
