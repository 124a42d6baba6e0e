import { useTranslation } from "react-i18next";
import { editorCss } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { Impact } from "../queries.ts";

export interface ImpactNoteProps {
  impact: Impact | undefined;
  enabled: boolean;
}

/** Who uses the layout, and what publishing it would break. */
export function ImpactNote({ impact, enabled }: ImpactNoteProps) {
  const { t } = useTranslation("evidence-tables");
  const format = useFormat();
  if (!enabled) return <p className={editorCss.quiet}>{t("impact.off")}</p>;
  if (!impact) return null;
  const { templates, results, breaks } = impact;
  return (
    <>
      <p className={editorCss.quiet}>
        {t("impact.used", { count: results, value: format.count(results) })}{" "}
        {templates.length > 0 && t("impact.templates", { names: format.list(templates) })}
      </p>
      {breaks.length > 0 && (
        <div role="alert" className={editorCss.breaks}>
          <p>{t("impact.breaks", { count: breaks.length })}</p>
          <ul className={editorCss.list}>
            {breaks.map(({ kind, column, where }) => (
              <li key={`${kind} ${column} ${where}`}>
                {t(`impact.${kind}`, { column: column ?? "", where: where ?? "" })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
