import type { ReplyOf, templateImpact } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { BreaksNote, editorCss } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";

export interface ImpactNoteProps {
  impact: ReplyOf<typeof templateImpact> | undefined;
}

/** Who uses the template, and what publishing it would leave unsaid. */
export function ImpactNote({ impact }: ImpactNoteProps) {
  const { t } = useTranslation("evidence-templates");
  const format = useFormat();
  if (!impact) return null;
  const { detections, templates, results, breaks } = impact;
  return (
    <>
      <p className={editorCss.quiet}>
        {format.sentences([
          detections.length > 0
            ? t("impact.checks", {
                names: format.list(detections),
                count: results,
                value: format.count(results),
              })
            : t("impact.none"),
          templates.length > 0 && t("impact.templates", { names: format.list(templates) }),
        ])}
      </p>
      <BreaksNote
        title={t("impact.breaks", { count: breaks.length })}
        breaks={breaks.map(({ kind, name, where }) => ({
          id: `${kind} ${name} ${where}`,
          text: t(`impact.${kind}`, { name, where }),
        }))}
      />
    </>
  );
}
