import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import * as css from "./Card.css.ts";
import { Card } from "./Card.tsx";
import { Letter } from "./drawings.tsx";

/** The website, the e-mail or the address has had its share. What was typed is still in the form. */
export function RepeatCard({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(["campaign", "message"]);
  return (
    <Card title={t("message:campaign.repeat_title")} drawing={<Letter className={css.drawing} />}>
      <p className={css.message}>{t("message:campaign.repeat_text")}</p>
      <div className={css.actions}>
        <Button size={40} onClick={onBack}>
          {t("repeat.back")}
        </Button>
      </div>
    </Card>
  );
}
