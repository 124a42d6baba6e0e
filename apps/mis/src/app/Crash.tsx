import { STAFF_HOME_PATH } from "@candor/features/staff-session";
import { ErrorScreen } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { CandorTheme, useAppearance } from "@candor/ui/theme";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";

/** What stands in the place of a page that could not be drawn; the error is reported. */
export function Crash({ onError }: { onError: (error: unknown) => void }) {
  const { t } = useTranslation(["staff-session", "common", "message"]);
  const error = useRouteError();
  const [appearance] = useAppearance();
  useEffect(() => onError(error), [onError, error]);
  return (
    <CandorTheme appearance={appearance}>
      <ErrorScreen
        title={t("message:mis.stopped_title")}
        description={t("message:mis.stopped_text")}
        reloadLabel={t("common:action.reload")}
        onReload={() => location.reload()}
        action={<Button href={STAFF_HOME_PATH}>{t("shell.toFirst")}</Button>}
        references={[
          { label: t("crash.reference"), value: error instanceof Error ? error.message : String(error) },
        ]}
        copyLabel={t("common:action.copy")}
        copiedLabel={t("common:action.copied")}
      />
    </CandorTheme>
  );
}
