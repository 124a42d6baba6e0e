import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { hrefOf, type Screen } from "../../navigation/index.ts";

export interface NotAvailableProps {
  screen: Screen;
  /** The screen to go back to; none where nothing opens. */
  home: Screen | null;
}

/** Says honestly that a screen of the product is not there yet, and leads back. */
export function NotAvailable({ screen, home }: NotAvailableProps) {
  const { t } = useTranslation("shell");
  return (
    <EmptyState
      level={1}
      title={t("later.title", { screen: t(`screen.${screen.id}`) })}
      description={t("later.text")}
      action={
        home && <Button href={hrefOf(home)}>{t("later.back", { home: t(`screen.${home.id}`) })}</Button>
      }
    />
  );
}
