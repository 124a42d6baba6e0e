import { useTranslation } from "react-i18next";
import { issueHref } from "../../checks/index.ts";
import { StatusText } from "../../evidence/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { Sheet } from "../queries.ts";
import * as css from "./Overview.css.ts";

export interface HeaviestProps {
  checks: Sheet["heaviest"];
  /** The one assessment that they are of; null: each object's last. */
  assessmentId: string | null;
  /** There is a score that can be held down. */
  scored: boolean;
}

/** The checks that hold the score down most, and what passing each would add. */
export function Heaviest({ checks, assessmentId, scored }: HeaviestProps) {
  const { t } = useTranslation("overview");
  const format = useFormat();
  const { Link } = usePlatform();
  if (checks.length === 0)
    return <p className={css.muted}>{t(scored ? "heaviest.none" : "heaviest.unscored")}</p>;
  return (
    <table className={css.table} aria-label={t("heaviest.title")}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {t("heaviest.level")}
          </th>
          <th scope="col" className={css.head}>
            {t("heaviest.check")}
          </th>
          <th scope="col" className={`${css.head} ${css.figure}`}>
            {t("heaviest.gain")}
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ check_id, title, level, asset_type, objects, gain }) => (
          <tr key={check_id}>
            <td className={css.cell}>
              <StatusText status={level} />
            </td>
            <th scope="row" className={css.cell}>
              <Link
                href={issueHref(check_id, { assetType: asset_type, assessmentId })}
                className={`${css.plain} ${css.clamp}`}
              >
                {format.text(title)}
              </Link>
              <span className={css.muted}>{t("heaviest.objects", { count: objects })}</span>
            </th>
            <td className={`${css.cell} ${css.figure}`}>
              {gain > 0 ? format.change(gain) : t("heaviest.little")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
