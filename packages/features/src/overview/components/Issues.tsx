import { useTranslation } from "react-i18next";
import { checksHref } from "../../checks/index.ts";
import { StatusText } from "../../evidence/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { Sheet } from "../queries.ts";
import * as css from "./Overview.css.ts";

export interface IssuesProps extends Pick<Sheet, "issues"> {
  /** The one assessment that they are of; null: each object's last. */
  assessmentId: string | null;
}

const AGES = ["young", "older", "old"] as const;

/** Open issues by level, and for how long they have been known. */
export function Issues({ issues, assessmentId }: IssuesProps) {
  const { t } = useTranslation("overview");
  const { count } = useFormat();
  const { Link } = usePlatform();
  const number = `${css.head} ${css.figure}`;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {t("issues.level")}
          </th>
          {AGES.map((age) => (
            <th key={age} scope="col" className={number}>
              {t(`issues.${age}`)}
            </th>
          ))}
          <th scope="col" className={number}>
            {t("issues.total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {issues.map(({ level, total, ...ages }) => (
          <tr key={level}>
            <th scope="row" className={css.cell}>
              <StatusText status={level} />
            </th>
            {AGES.map((age) => (
              <td key={age} className={`${css.cell} ${css.figure}`}>
                {count(ages[age])}
              </td>
            ))}
            <td className={`${css.cell} ${css.figure}`}>
              {total > 0 ? (
                <Link href={checksHref({ statuses: [level], assessmentId })} className={css.plain}>
                  {count(total)}
                </Link>
              ) : (
                count(0)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
