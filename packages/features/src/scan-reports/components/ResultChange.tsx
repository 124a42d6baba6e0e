import { LANGUAGES } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { EvidenceChanges } from "../../comparison/components/EvidenceChanges.tsx";
import { languageTag } from "../../platform/index.ts";
import type { ResultDiffers } from "../types.ts";
import * as css from "./ResultChange.css.ts";

/** What two publications of one result say otherwise: level, hidden or shown, texts in both languages, evidence. */
export function ResultChange({ differs }: { differs: ResultDiffers }) {
  const { t } = useTranslation(["scan-reports", "common"]);
  const { level, hidden, texts, tables } = differs;
  return (
    <div className={css.changes}>
      {level && (
        <p className={css.line}>
          {t("differs.level", {
            before: t(`common:level.${level.before}`),
            after: t(`common:level.${level.after}`),
          })}
        </p>
      )}
      {hidden && <p className={css.line}>{t(hidden.after ? "differs.hidden" : "differs.shown")}</p>}
      {texts.map(({ text, before, after }) => (
        <dl key={text} className={css.sides}>
          {(["before", "after"] as const).map((side) => {
            const said = side === "before" ? before : after;
            return (
              <div key={side}>
                <dt className={css.label}>{t(`differs.${side}`, { text: t(`text.${text}`) })}</dt>
                {said ? (
                  LANGUAGES.map((language) => (
                    <dd key={language} className={css.said} lang={languageTag(language)}>
                      {said[language]}
                    </dd>
                  ))
                ) : (
                  <dd className={css.none}>{t("differs.none")}</dd>
                )}
              </div>
            );
          })}
        </dl>
      ))}
      {tables.map((table) => (
        <EvidenceChanges key={table.id} table={table} />
      ))}
    </div>
  );
}
