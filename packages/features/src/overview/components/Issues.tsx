import { CHECK_AGES } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { checksHref } from "../../checks/index.ts";
import { StatusText } from "../../evidence/index.ts";
import type { Sheet } from "../queries.ts";
import { Counted } from "./Counted.tsx";
import * as css from "./Overview.css.ts";

export interface IssuesProps extends Pick<Sheet, "issues"> {
  /** The one assessment that they are of; null: each object's last. */
  assessmentId: string | null;
}

/** Open issues by level, and for how long they have been known. */
export function Issues({ issues, assessmentId }: IssuesProps) {
  const { t } = useTranslation("overview");
  const number = `${css.head} ${css.figure}`;
  return (
    <table className={css.table} aria-label={t("issues.title")}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {t("issues.level")}
          </th>
          {CHECK_AGES.map((age) => (
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
            {CHECK_AGES.map((age) => (
              <td key={age} className={`${css.cell} ${css.figure}`}>
                <Counted
                  total={ages[age]}
                  href={checksHref({ statuses: [level], ages: [age], assessmentId })}
                />
              </td>
            ))}
            <td className={`${css.cell} ${css.figure}`}>
              <Counted total={total} href={checksHref({ statuses: [level], assessmentId })} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
