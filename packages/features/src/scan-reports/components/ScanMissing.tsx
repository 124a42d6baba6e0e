import { isApiError } from "@candor/api/client";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";

/** Whether a call says that there is no such scan, or that the address cannot be one's. */
export const isMissing = (error: unknown) =>
  isApiError(error) && (error.key === "assessment.not_found" || error.key === "common.invalid");

/** In the place of what belongs to a scan that is not there, with a way back. */
export function ScanMissing({ resultsHref }: { resultsHref: string }) {
  const { t } = useTranslation("scan-reports");
  return (
    <EmptyState
      level={1}
      title={t("notFound")}
      description={t("notFoundText")}
      action={<Button href={resultsHref}>{t("back")}</Button>}
    />
  );
}
