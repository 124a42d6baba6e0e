import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { PageHeader } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";

export interface NoChecksProps {
  newAssessmentHref: string | undefined;
}

/** Before the first assessment is complete there is nothing to filter. */
export function NoChecks({ newAssessmentHref }: NoChecksProps) {
  const { t } = useTranslation("checks");
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState
        title={t("empty.title")}
        description={t("empty.text")}
        action={newAssessmentHref && <Button href={newAssessmentHref}>{t("empty.action")}</Button>}
      />
    </>
  );
}
