import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/index.ts";
import { type NextStep, problemOf } from "../errors.ts";
import { EndedView } from "./EndedView.tsx";
import { MailView } from "./MailView.tsx";
import { View } from "./View.tsx";

export interface ProblemViewProps {
  /** What a call answered; null where the link was cut. */
  error: unknown;
  /** What one does about a link that was cut. */
  next: NextStep;
  /** Asks again whether the link works. */
  onRetry: () => void;
}

/** A link that leads no further: why, and what to do next. */
export function ProblemView({ error, next, onRetry }: ProblemViewProps) {
  const { t } = useTranslation(["credentials", "common", "message"]);
  const errorText = useErrorText();
  const problem = problemOf(error);
  if (error !== null && !problem) {
    return (
      <View title={t("problem.unchecked")} subtitle={errorText(error)}>
        <Button variant="primary" size={40} fullWidth onClick={onRetry}>
          {t("common:action.tryAgain")}
        </Button>
      </View>
    );
  }
  const step = problem?.next ?? next;
  const title = t(`problem.${problem?.title ?? "incomplete"}`);
  const text = problem?.text ?? t("message:auth.link_incomplete");
  if (step === "magic") return <MailView kind="magic" title={title} subtitle={text} />;
  return <EndedView title={title} text={text} next={step} />;
}
