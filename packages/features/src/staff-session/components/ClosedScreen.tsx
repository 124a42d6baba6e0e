import type { StaffPermission } from "@candor/api/entities";
import { Forbidden } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { STAFF_HOME_PATH } from "../paths.ts";

export interface ClosedScreenProps {
  /** What would open it; null where the user may open no screen at all. */
  permission: StaffPermission | null;
}

/** A page that this member of staff may not open: what it needs, and whom to ask. */
export function ClosedScreen({ permission }: ClosedScreenProps) {
  const { t } = useTranslation("staff-session");
  if (permission === null) {
    return <Forbidden level={1} title={t("shell.forbiddenTitle")} description={t("shell.forbiddenText")} />;
  }
  return (
    <Forbidden
      level={1}
      title={t("shell.closedTitle")}
      description={t("shell.closedText", { permission })}
      action={<Button href={STAFF_HOME_PATH}>{t("shell.toFirst")}</Button>}
    />
  );
}
