import type { Assessment } from "@candor/api/entities";
import { TickProgress } from "@candor/ui/figures";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { expectedAt, finishedObjects, type RunningStep, stepStates } from "../running.ts";
import * as css from "./RunningPanel.css.ts";

export interface RunningPanelProps {
  assessment: Assessment;
  href: string;
}

/** The assessment under way: how far it is, and its four steps. */
export function RunningPanel({ assessment, href }: RunningPanelProps) {
  const { t } = useTranslation("dashboard");
  const { Link } = usePlatform();
  const format = useFormat();
  const { objects, progress, state, submitted_at } = assessment;
  const failed = state === "failed";
  const percent = format.percent(progress / 100);
  const details: Record<RunningStep, string> = {
    submitted: format.dateTime(submitted_at),
    assessing: failed
      ? t("running.detail.failed")
      : t("running.detail.finished", { finished: finishedObjects(assessment), count: objects.length }),
    review: t("running.detail.review"),
    complete: t("running.detail.expected", { day: format.day(expectedAt(assessment)) }),
  };

  return (
    <Section title={failed ? t("running.failedTitle") : t("running.title")}>
      <p className={css.summary}>
        {t("running.summary", { count: objects.length, at: format.dateTime(submitted_at) })}
      </p>
      <div className={css.progress}>
        <TickProgress value={progress} valueText={percent} aria-label={t("running.progress")} />
        <span className={css.percent} aria-hidden="true">
          {percent}
        </span>
      </div>
      <ol className={css.steps}>
        {stepStates(assessment).map(({ step, state }) => (
          <li key={step} className={css.step[state]} aria-current={state === "current" ? "step" : undefined}>
            <span className={css.name[state]}>
              <span aria-hidden="true">{t(`running.step.${step}`)}</span>
              <span className={css.hidden}>
                {format.details([t(`running.step.${step}`), t(`running.state.${state}`)])}
              </span>
            </span>
            <span className={css.detail}>{details[step]}</span>
          </li>
        ))}
      </ol>
      <p className={css.more}>
        <Link href={href}>{t("running.open")}</Link>
      </p>
    </Section>
  );
}
