import type { CurrentUser } from "@candor/api/entities";
import { Forbidden } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { Refusal } from "../../navigation/index.ts";

export interface RefusedProps {
  refusal: Refusal;
  user: CurrentUser;
  /** A way out; absent where no screen opens. */
  homeHref: string | null;
}

/** Says why a screen stays closed, and whom to ask. */
export function Refused({ refusal, user, homeHref }: RefusedProps) {
  const { t } = useTranslation("shell");
  return (
    <Forbidden
      level={1}
      title={t(`refused.${refusal}`)}
      description={t(`refused.${refusal}Text`, { company: user.company.name })}
      action={homeHref && <Button href={homeHref}>{t("refused.back")}</Button>}
    />
  );
}
