import type { Level, Outcome, ScanResult } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import { hasLevel } from "../../result-texts.ts";
import { isEdited } from "../../results.ts";
import * as css from "./ResultPanel.css.ts";

/** The engine's word beside the expert's, with who edited it, when and why. */
export function Words({ result }: { result: ScanResult }) {
  const { t } = useTranslation(["scans", "common"]);
  const { dateTime } = useFormat();
  const say = (outcome: Outcome, level: Level) =>
    hasLevel(outcome)
      ? t("detail.word", { outcome: t(`outcome.${outcome}`), level: t(`common:level.${level}`) })
      : t(`outcome.${outcome}`);
  return (
    <div className={css.words}>
      <div className={css.word}>
        <span className={css.label}>{t("detail.engine")}</span>
        <span className={css.said}>{say(result.engine_outcome, result.engine_level)}</span>
      </div>
      <div className={css.word}>
        <span className={css.label}>{t("detail.expert")}</span>
        {isEdited(result) ? (
          <>
            <span className={css.said}>{say(result.outcome, result.level)}</span>
            {result.note && <span className={css.prose}>{result.note}</span>}
            <span className={css.by}>
              {t("detail.editedBy", {
                who: result.edited_by ?? "",
                when: dateTime(result.edited_at ?? ""),
              })}
            </span>
          </>
        ) : (
          <>
            <span className={css.by}>{t("detail.expertAgrees")}</span>
            {result.confirmed_at && (
              <span className={css.by}>
                {t("confirming.by", {
                  who: result.confirmed_by ?? "",
                  when: dateTime(result.confirmed_at),
                })}
              </span>
            )}
          </>
        )}
        {result.pending && <span className={css.by}>{t("correction.waits")}</span>}
        {result.hidden && <span className={css.said}>{t("detail.hiddenFromCustomer")}</span>}
      </div>
    </div>
  );
}
