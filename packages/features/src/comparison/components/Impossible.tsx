import { isApiError } from "@candor/api/client";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { comparisonHref } from "../address.ts";

const CODES = [
  ...["check.compare_unavailable", "check.compare_unknown", "check.compare_nothing_common"],
  "object.not_found",
] as const;
const codeOf = (error: Error | null) =>
  isApiError(error) ? (CODES.find((code) => code === error.key) ?? null) : null;

/** Whether an error says that there is nothing to compare. */
export const isImpossible = (error: Error | null): boolean => codeOf(error) !== null;

export interface ImpossibleProps {
  error: Error | null;
  checksHref: string;
  /** Something was assessed: there are checks to go to. */
  assessed: boolean;
  /** Where an assessment is started; absent where the reader may not. */
  newAssessmentHref?: string | undefined;
}

/** Why there is nothing to compare, and where to go. */
export function Impossible(props: ImpossibleProps) {
  const { error, checksHref, assessed, newAssessmentHref } = props;
  const { t } = useTranslation(["comparison", "shell"]);
  const code = codeOf(error);
  const apart = code === "check.compare_nothing_common";
  if (assessed && (apart || code === "check.compare_unknown" || code === "object.not_found")) {
    return (
      <EmptyState
        level={1}
        title={t(apart ? "apartTitle" : "wrongTitle")}
        description={t(apart ? "apartText" : "wrongText")}
        action={<Button href={comparisonHref()}>{t("lastTwo")}</Button>}
      />
    );
  }
  const start = newAssessmentHref && (
    <Button variant="primary" size={40} href={newAssessmentHref}>
      {t("shell:screen.newAssessment")}
    </Button>
  );
  return (
    <EmptyState
      level={1}
      title={t("aloneTitle")}
      description={t(assessed ? "aloneText" : "noneText")}
      action={assessed ? <Button href={checksHref}>{t("toChecks")}</Button> : start}
    />
  );
}
