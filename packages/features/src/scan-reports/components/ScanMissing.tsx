import { isApiError } from "@candor/api/client";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { MISADDRESSED } from "../../platform/index.ts";

const MISSING: ReadonlySet<string> = new Set([
  "assessment.not_found",
  "scan.publication_not_found",
  ...MISADDRESSED,
]);

/** Whether a call says that there is no such scan, or that the address cannot be one's. */
export const isMissing = (error: unknown) =>
  isApiError(error) && error.key !== null && MISSING.has(error.key);

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
