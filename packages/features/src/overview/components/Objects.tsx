import { useTranslation } from "react-i18next";
import { objectsAddress } from "../../objects/index.ts";
import { usePlatform } from "../../platform/index.ts";
import type { Sheet } from "../queries.ts";
import { Counted } from "./Counted.tsx";
import * as css from "./Overview.css.ts";

export interface ObjectsProps extends Pick<Sheet, "objects"> {
  /** The one assessment that they are of; null: each object's last. */
  assessmentId: string | null;
}

/** How many objects stand at each level of maturity. */
export function Objects({ objects, assessmentId }: ObjectsProps) {
  const { t } = useTranslation(["overview", "common"]);
  const { Link } = usePlatform();
  return (
    <>
      <table className={css.table} aria-label={t("objects.title")}>
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
                <td className={`${css.cell} ${css.figure}`}>
                  {/* Of an earlier assessment the list of objects knows nothing: the assessment has its own. */}
                  <Counted
                    total={total}
                    href={
                      assessmentId
                        ? `/assessment/detail/${assessmentId}`
                        : objectsAddress.href({ maturity: [level ?? "unscored"] })
                    }
                  />
                </td>
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
