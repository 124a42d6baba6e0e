import { Button } from "@candor/ui/forms";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./IdlePanel.css.ts";

export interface IdlePanelProps {
  /** When the last assessment was published. */
  assessedAt: string | null;
  /** Address of the new-assessment screen; absent where the user may not start one. */
  startHref: string | undefined;
}

/** Stands in the place of the assessment under way while there is none. */
export function IdlePanel({ assessedAt, startHref }: IdlePanelProps) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <Section title={t("running.idleTitle")}>
      {assessedAt && (
        <p className={css.remark}>{t("running.idleText", { day: format.longDay(assessedAt) })}</p>
      )}
      {startHref ? (
        <Button href={startHref}>{t("running.start")}</Button>
      ) : (
        <p className={css.remark}>{t("empty.viewer")}</p>
      )}
    </Section>
  );
}
