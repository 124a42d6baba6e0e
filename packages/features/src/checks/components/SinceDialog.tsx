import { Button, type DayProblem } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DayField } from "../../day-field/index.ts";
import { Dialog } from "../../overlays/index.ts";
import type { Arriving } from "../../platform/index.ts";
import { daysAgo } from "../days-ago.ts";
import * as css from "./work/work.css.ts";

export interface SinceDialogProps extends Arriving {
  value: string | null;
  onChosen: (day: string) => void;
  onClose: () => void;
}

/** Asks for the day since which checks were changed. */
export default function SinceDialog({ value, onChosen, onClose }: SinceDialogProps) {
  const { t } = useTranslation(["check-dialogs", "checks", "common"]);
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
      title={t("checks:since.label")}
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
        <DayField
          label={t("since.day")}
          value={day}
          max={today}
          today={today}
          required
          error={missing ? t("since.missing") : undefined}
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
