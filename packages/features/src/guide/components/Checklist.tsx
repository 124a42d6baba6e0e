import { Icon } from "@candor/ui/icons";
import { Circle, CircleCheck } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFirstSteps } from "../facts.ts";
import * as css from "./Checklist.css.ts";

/** The first steps of a company. What is ticked has happened; nobody ticks it by hand. */
export function Checklist() {
  const { t } = useTranslation("guide");
  const steps = useFirstSteps();
  const headingId = useId();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={css.heading}>
        {t("steps.title")}
      </h3>
      <ul className={css.list}>
        {steps.map(({ step, done }) => (
          <li key={step} className={done ? css.done : css.item}>
            <Icon of={done ? CircleCheck : Circle} size={14} className={css.mark} />
            <span>
              {t(`steps.${step}`)}
              <span className={css.unseen}>{` ${t(done ? "steps.done" : "steps.open")}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
