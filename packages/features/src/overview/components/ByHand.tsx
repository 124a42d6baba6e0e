import { useTranslation } from "react-i18next";
import { checkHref, checksHref } from "../../checks/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { Sheet } from "../queries.ts";
import * as css from "./Overview.css.ts";

export interface ByHandProps {
  decisions: Sheet["by_hand"];
  /** The one assessment that they are of; null: each object's last. */
  assessmentId: string | null;
}

/** What people decided over the detected results. */
export function ByHand({ decisions, assessmentId }: ByHandProps) {
  const { t } = useTranslation("overview");
  const format = useFormat();
  const { Link } = usePlatform();
  const { next_assessment, forever, marked_resolved, newest } = decisions;
  const passed = next_assessment + forever;
  if (passed + marked_resolved === 0) return <p className={css.muted}>{t("byHand.none")}</p>;
  return (
    <>
      <p>
        {passed > 0 && (
          <Link href={checksHref({ byHand: true, assessmentId })}>
            {t("byHand.passed", { count: passed, forever: format.count(forever) })}
          </Link>
        )}
        {passed > 0 && marked_resolved > 0 && " · "}
        {marked_resolved > 0 && (
          <Link href={checksHref({ resolutions: ["mark_resolved"], assessmentId })}>
            {t("byHand.resolved", { count: marked_resolved })}
          </Link>
        )}
      </p>
      <ul className={css.decisions}>
        {newest.map(({ result_id, title, object_name, duration, by, at }) => (
          <li key={result_id}>
            <Link href={checkHref(result_id)} className={`${css.plain} ${css.clamp}`}>
              {format.text(title)}
            </Link>
            <span className={css.muted}>
              {t(`byHand.${duration}`, { object: object_name, by, day: format.date(at) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
