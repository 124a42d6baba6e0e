import { Vernier } from "@candor/ui/figures";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform, useStatusTexts } from "../../platform/index.ts";
import type { Home } from "../queries.ts";
import * as css from "./Home.css.ts";
import type { HomeLinks } from "./UnderWay.tsx";

export interface FollowedProps {
  followed: Home["followed"];
  /** Something was assessed: there are results to follow. */
  assessed: boolean;
  links: HomeLinks;
}

/** Scenarios that the reader follows, with pass rate and change. */
export function Followed({ followed: { list, total }, assessed, links }: FollowedProps) {
  const { t } = useTranslation("home");
  const { Link } = usePlatform();
  const format = useFormat();
  const status = useStatusTexts();
  return (
    <Section
      title={t("followed.title")}
      meta={
        total > list.length
          ? t("followed.shown", { shown: format.count(list.length), count: total })
          : undefined
      }
      actions={
        total > 0 ? (
          <Link href={links.followed}>{t("followed.all")}</Link>
        ) : (
          assessed && <Link href={links.scenarios}>{t("followed.choose")}</Link>
        )
      }
    >
      {total === 0 && <p className={css.note}>{t(assessed ? "followed.none" : "followed.notYet")}</p>}
      <ul className={css.list}>
        {list.map(({ id, title, counts, passed, total: judged, change }) => (
          <li key={id} className={css.line}>
            <span className={css.head}>
              <Link href={links.scenario(id)}>{format.text(title)}</Link>
              <span className={css.figure}>
                {judged > 0 ? format.percent(passed / judged) : t("followed.notAssessed")}
              </span>
            </span>
            <Vernier size="mini" counts={counts} empty={judged === 0} label={status.counts(counts)} />
            {judged > 0 && (
              <span className={css.small}>
                {t("followed.passed", { passed: format.count(passed), count: judged })}
                {change !== null && t("followed.change", { change: format.change(change) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
