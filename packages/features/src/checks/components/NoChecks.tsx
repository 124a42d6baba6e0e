import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";

export interface NoChecksProps {
  newAssessmentHref: string | undefined;
  /** Goes to the checks of all objects; present where only one object or assessment is asked for. */
  onAll: (() => void) | undefined;
}

/** There is nothing to filter: no assessment is complete, or none of the object or assessment asked for. */
export function NoChecks({ newAssessmentHref, onAll }: NoChecksProps) {
  const { t } = useTranslation("checks");
  return onAll ? (
    <EmptyState
      title={t("empty.narrowTitle")}
      description={t("empty.narrowText")}
      action={<Button onClick={onAll}>{t("empty.all")}</Button>}
    />
  ) : (
    <EmptyState
      title={t("empty.title")}
      description={t("empty.text")}
      action={
        newAssessmentHref && (
          <Button variant="primary" href={newAssessmentHref}>
            {t("empty.action")}
          </Button>
        )
      }
    />
  );
}
