import { type DataColumn, DataTable, ListRow } from "@candor/ui/data";
import { SegmentedControl } from "@candor/ui/forms";
import { hidden } from "@candor/ui/tokens";
import { memo, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { GRADUATIONS, type Lane, LONGEST_MS, placeOf } from "../lifetimes.ts";
import * as css from "./LifetimeRuler.css.ts";

/** Ticks a lane draws: more lie over each other and cannot be told apart. */
const DRAWN = 400;
const VIEWS = ["ruler", "table"] as const;
const percent = (ms: number) => `${(placeOf(ms) * 100).toFixed(2)}%`;

/**
 * How long cookies live, on a ruler whose graduations are each several times the last; one tick is one cookie. Hundreds
 * of ticks: drawn again for other cookies only, not with each key of a search in the table below.
 */
export const LifetimeRuler = memo(function LifetimeRuler({ lanes }: { lanes: readonly Lane[] }) {
  const { t } = useTranslation("applications");
  const [view, setView] = useState<(typeof VIEWS)[number]>("ruler");
  return (
    <figure className={css.figure}>
      <div className={css.head}>
        <figcaption className={css.note}>{t("lifetime.note")}</figcaption>
        <SegmentedControl
          className={css.views}
          label={t("figure.view")}
          size={28}
          value={view}
          options={VIEWS.map((value) => ({ value, label: t(`lifetime.view.${value}`) }))}
          onValueChange={setView}
        />
      </div>
      {view === "ruler" ? <Ruler lanes={lanes} /> : <LaneTable lanes={lanes} />}
    </figure>
  );
});

const laneId = ({ purpose }: Lane) => purpose;

/** What the ruler shows, in figures. */
function LaneTable({ lanes }: { lanes: readonly Lane[] }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const columns = useMemo((): DataColumn<Lane>[] => {
    const figure = (id: "all" | "session" | "within" | "long", of: (lane: Lane) => number) => ({
      ...{ id, header: t(`lifetime.column.${id}`), width: 140, align: "end" as const },
      sortValue: of,
      cell: (lane: Lane) => format.count(of(lane)),
    });
    return [
      { id: "purpose", header: t("lifetime.column.purpose"), cell: ({ purpose }) => t(`purpose.${purpose}`) },
      figure("all", ({ lifetimes, session }) => lifetimes.length + session),
      figure("session", ({ session }) => session),
      figure("within", ({ lifetimes, long }) => lifetimes.length - long),
      figure("long", ({ long }) => long),
    ];
  }, [t, format]);
  return (
    <DataTable
      label={t("lifetime.table")}
      inset="flush"
      columns={columns}
      rows={lanes}
      rowId={laneId}
      renderNarrow={({ purpose, lifetimes, session, long }) => {
        const count = lifetimes.length + session;
        return (
          <ListRow
            title={t(`purpose.${purpose}`)}
            foot={t("lifetime.lane", {
              count,
              value: format.count(count),
              session: format.count(session),
              long: format.count(long),
            })}
          />
        );
      }}
    />
  );
}

function Ruler({ lanes }: { lanes: readonly Lane[] }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  return (
    <>
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
    </>
  );
}
