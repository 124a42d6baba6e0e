import { Button, type DayProblem } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DayField } from "../../day-field/index.ts";
import { Dialog } from "../../overlays/index.ts";
import type { Arriving } from "../../platform/index.ts";
import * as css from "./Logs.css.ts";

type Days = Record<"from" | "to", string | null>;

export interface PeriodDialogProps extends Days, Arriving {
  onChosen: (days: Days) => void;
  onClose: () => void;
}

/** Asks for the first day, the last one, or both. */
export default function PeriodDialog({ from, to, onChosen, onClose }: PeriodDialogProps) {
  const { t } = useTranslation(["logs", "common"]);
  const [days, setDays] = useState<Days>({ from, to });
  const [problems, setProblems] = useState<Partial<Record<keyof Days, DayProblem | null>>>({});
  const [wrong, setWrong] = useState<"missing" | "turned" | null>(null);
  const save = () => {
    if (problems.from || problems.to) return;
    const turned = days.from !== null && days.to !== null && days.from > days.to;
    if (days.from === null && days.to === null) setWrong("missing");
    else if (turned) setWrong("turned");
    else onChosen(days);
  };
  const field = (key: keyof Days) => (
    <DayField
      label={t(`period.${key}`)}
      value={days[key]}
      error={wrong && (wrong === "turned") === (key === "to") ? t(`period.${wrong}`) : undefined}
      onValueChange={(day, problem) => {
        setDays({ ...days, [key]: day });
        setProblems({ ...problems, [key]: problem });
        setWrong(null);
      }}
    />
  );
  return (
    <Dialog
      open
      width={424}
      onOpenChange={onClose}
      title={t("period.title")}
      description={t("period.text")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("common:action.cancel")}</Button>
          <Button variant="primary" onClick={save}>
            {t("period.submit")}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {field("from")}
        {field("to")}
      </div>
    </Dialog>
  );
}
