import { LANGUAGE_TAGS } from "@candor/api/entities";
import { Dialog } from "@candor/ui/dialogs";
import { Button, DateField, type DayProblem } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Arriving, usePlatform } from "../../platform/index.ts";
import { daysAgo } from "../days-ago.ts";
import * as css from "./work.css.ts";

export interface SinceDialogProps extends Arriving {
  value: string | null;
  onChosen: (day: string) => void;
  onClose: () => void;
}

/** Asks for the day since which checks were changed. */
export default function SinceDialog({ value, onChosen, onClose }: SinceDialogProps) {
  const { t } = useTranslation(["checks", "common"]);
  const { language } = usePlatform();
  const [day, setDay] = useState(value);
  const [problem, setProblem] = useState<DayProblem | null>(null);
  const [missing, setMissing] = useState(false);
  const today = daysAgo(0);
  const save = () => {
    if (problem === null && day !== null) onChosen(day);
    else setMissing(problem === null);
  };
  return (
    <Dialog
      open
      width={424}
      onOpenChange={onClose}
      title={t("since.label")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("common:action.cancel")}</Button>
          <Button variant="primary" onClick={save}>
            {t("since.submit")}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <DateField
          label={t("since.day")}
          value={day}
          max={today}
          today={today}
          locale={LANGUAGE_TAGS[language]}
          required
          error={missing ? t("since.missing") : undefined}
          words={{
            open: t("since.calendar.open"),
            loading: t("since.calendar.loading"),
            failed: t("since.calendar.failed"),
            calendar: t("since.calendar.name"),
            previousMonth: t("since.calendar.previous"),
            nextMonth: t("since.calendar.next"),
            day: (name, is) =>
              [name, is.today && t("since.calendar.today"), is.chosen && t("since.calendar.chosen")]
                .filter(Boolean)
                .join(", "),
            problem: (wrong, example) =>
              wrong === "format" ? t("since.format", { example }) : t("since.future"),
          }}
          onValueChange={(next, wrong) => {
            setDay(next);
            setProblem(wrong);
            setMissing(false);
          }}
        />
      </div>
    </Dialog>
  );
}
