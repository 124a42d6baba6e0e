import type { CurrentUser } from "@candor/api/entities";
import { Forbidden } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { type DenialReason, hrefOf, type Screen } from "../../navigation/index.ts";

export interface RefusedProps {
  refusal: DenialReason;
  user: CurrentUser;
  /** The screen to go back to; none where nothing opens. */
  home: Screen | null;
}

/** Says why a screen stays closed, and whom to ask. */
export function Refused({ refusal, user, home }: RefusedProps) {
  const { t } = useTranslation("shell");
  return (
    <Forbidden
      level={1}
      title={t(`refused.${refusal}`)}
      description={t(`refused.${refusal}Text`, { company: user.company.name })}
      action={
        home && <Button href={hrefOf(home)}>{t("later.back", { home: t(`screen.${home.id}`) })}</Button>
      }
    />
  );
}
