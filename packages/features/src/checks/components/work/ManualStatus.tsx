import type { ManualStatus as Status } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Inline } from "@candor/ui/layout/Inline";
import { useTranslation } from "react-i18next";
import { StatusText } from "../../../evidence/index.ts";
import { useFormat } from "../../../platform/index.ts";
import * as css from "./work.css.ts";

export interface ManualStatusProps {
  status: Status;
  /** Lets the detected result stand again; without it the line is read only. */
  onRestore?: (() => void) | undefined;
}

/** A status that a person set: who, until when and why, and what was detected. */
export function ManualStatus({ status, onRestore }: ManualStatusProps) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  const { duration, by, at, reason, detected } = status;
  return (
    <section className={css.manual} aria-label={t("work.manual.label")}>
      <div className={css.said}>
        <div>{t(`work.manual.${duration}`, { name: by, date: format.date(at) })}</div>
        <div>{t("work.manual.reason", { reason })}</div>
        <Inline>
          {t("work.manual.detected")} <StatusText status={detected} />
        </Inline>
      </div>
      {onRestore && <Button onClick={onRestore}>{t("work.manual.restore")}</Button>}
    </section>
  );
}
