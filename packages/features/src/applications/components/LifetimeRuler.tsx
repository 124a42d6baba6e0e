import { hidden } from "@candor/ui/tokens";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { GRADUATIONS, type Lane, LONGEST_MS, placeOf } from "../lifetimes.ts";
import * as css from "./LifetimeRuler.css.ts";

/** Ticks a lane draws: more lie over each other and cannot be told apart. */
const DRAWN = 400;
const percent = (ms: number) => `${(placeOf(ms) * 100).toFixed(2)}%`;

/** How long cookies live, on a ruler whose graduations are each several times the last; one tick is one cookie. */
export function LifetimeRuler({ lanes }: { lanes: readonly Lane[] }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  return (
    <figure className={css.figure}>
      <figcaption className={css.note}>{t("lifetime.note")}</figcaption>
      <div className={css.lanes}>
        {lanes.map(({ purpose, lifetimes, session, long }) => {
          const count = lifetimes.length + session;
          return (
            <div key={purpose} className={css.lane}>
              <span className={css.name}>
                <b>{t(`purpose.${purpose}`)}</b>
                <span className={css.quiet}>
                  {t("lifetime.lane", {
                    count,
                    value: format.count(count),
                    session: format.count(session),
                    long: format.count(long),
                  })}
                </span>
              </span>
              <svg className={css.track} aria-hidden="true">
                <line
                  x1={percent(LONGEST_MS)}
                  x2={percent(LONGEST_MS)}
                  y1="0"
                  y2="100%"
                  className={css.limit}
                />
                {[...new Set(lifetimes)].slice(0, DRAWN).map((ms) => (
                  <rect
                    key={ms}
                    x={percent(ms)}
                    y="20%"
                    width={ms > LONGEST_MS ? 5 : 2}
                    height="60%"
                    className={ms > LONGEST_MS ? css.long : css.tick}
                  />
                ))}
              </svg>
            </div>
          );
        })}
      </div>
      <div className={css.axis} aria-hidden="true">
        {GRADUATIONS.map(({ id, ms }) => (
          <span key={id} className={css.graduation} style={{ insetInlineStart: percent(ms) }}>
            {t(`lifetime.at.${id}`)}
          </span>
        ))}
      </div>
      <p className={hidden}>{t("lifetime.tableBelow")}</p>
    </figure>
  );
}
