import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { STAFF_HOME_PATH } from "../paths.ts";

/** Stands at an address of the console that no screen has. */
export function MissingScreen() {
  const { t } = useTranslation("staff-session");
  const title = t("shell.missingTitle");
  useEffect(() => {
    document.title = t("documentTitle", { title });
  }, [t, title]);
  return (
    <EmptyState
      level={1}
      title={title}
      description={t("shell.missingText")}
      action={<Button href={STAFF_HOME_PATH}>{t("shell.toFirst")}</Button>}
    />
  );
}
