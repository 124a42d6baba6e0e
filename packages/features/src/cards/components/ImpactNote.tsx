import { useTranslation } from "react-i18next";
import { editorCss } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { Preview } from "../queries.ts";

export interface ImpactNoteProps {
  kind: "card" | "template" | "chart";
  impact: Pick<Preview, "users" | "results" | "breaks">;
  enabled: boolean;
}

/** Who uses an entry, and what publishing it would break. */
export function ImpactNote({ kind, impact, enabled }: ImpactNoteProps) {
  const { t } = useTranslation("cards");
  const format = useFormat();
  const { users, results, breaks } = impact;
  return (
    <>
      <p className={editorCss.quiet}>
        {format.sentences([
          enabled ? t("impact.results", { count: results, value: format.count(results) }) : t("impact.off"),
          users.length > 0 && t(`impact.users.${kind}`, { names: format.list(users) }),
        ])}
      </p>
      {breaks.length > 0 && (
        <div role="alert" className={editorCss.breaks}>
          <p>{t("impact.breaks", { count: breaks.length })}</p>
          <ul className={editorCss.list}>
            {breaks.map(({ kind: one, entry, name }) => (
              <li key={`${one} ${entry} ${name}`}>{t(`impact.break.${one}`, { entry, name: name ?? "" })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
