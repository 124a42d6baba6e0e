import type { CurrentUser } from "@candor/api/entities";
import { Forbidden } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { Refusal } from "../screens.ts";

export interface RefusedProps {
  refusal: Refusal;
  user: CurrentUser;
  /** A way out; absent where no screen opens. */
  homeHref: string | null;
}

/** Says why a screen stays closed, and whom to ask. */
export function Refused({ refusal, user, homeHref }: RefusedProps) {
  const { t } = useTranslation("shell");
  const texts = {
    product: { title: t("refused.product"), description: t("refused.productText") },
    role: {
      title: t("refused.role"),
      description: t("refused.roleText", { company: user.company.name }),
    },
  };
  return (
    <Forbidden
      level={1}
      {...texts[refusal]}
      action={homeHref && <Button href={homeHref}>{t("refused.back")}</Button>}
    />
  );
}
