import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { Sheet } from "../queries.ts";
import * as css from "./Overview.css.ts";

/** How many objects stand at each level of maturity. */
export function Objects({ objects }: Pick<Sheet, "objects">) {
  const { t } = useTranslation(["overview", "common"]);
  const { count } = useFormat();
  const { Link } = usePlatform();
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {t("objects.level")}
            </th>
            <th scope="col" className={`${css.head} ${css.figure}`}>
              {t("objects.count")}
            </th>
          </tr>
        </thead>
        <tbody>
          {objects
            .filter(({ level, total }) => level !== null || total > 0)
            .map(({ level, total }) => (
              <tr key={level}>
                <th scope="row" className={css.cell}>
                  {level ? t(`common:maturity.${level}`) : t("objects.unscored")}
                </th>
                <td className={`${css.cell} ${css.figure}`}>{count(total)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className={`${css.note} ${css.screenOnly}`}>
        <Link href="/objects">{t("objects.all")}</Link>
      </p>
    </>
  );
}
