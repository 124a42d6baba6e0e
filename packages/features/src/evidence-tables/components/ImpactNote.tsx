import { useTranslation } from "react-i18next";
import { BreaksNote, editorCss } from "../../config-editor/index.ts";
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
        {format.sentences([
          t("impact.used", { count: results, value: format.count(results) }),
          templates.length > 0 && t("impact.templates", { names: format.list(templates) }),
        ])}
      </p>
      <BreaksNote
        title={t("impact.breaks", { count: breaks.length })}
        breaks={breaks.map(({ kind, column, where }) => ({
          id: `${kind} ${column} ${where}`,
          text: t(`impact.${kind}`, { column: column ?? "", where: where ?? "" }),
        }))}
      />
    </>
  );
}
