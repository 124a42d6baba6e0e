import { LEVELS, type Level } from "@candor/api/entities";
import { Vernier, VernierLegend } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import * as css from "./Risks.css.ts";

export interface RiskFigureProps {
  /** Absent while they are on their way. */
  counts: Record<Level, number> | undefined;
  failed: boolean;
  /** The one level that is filtered to; null with none or several. */
  only: Level | null;
  onPick: (level: Level | null) => void;
}

const isLevel = (status: string): status is Level => LEVELS.some((level) => level === status);

/** One tick for each risk, worst first; ticks and legend filter by level. */
export function RiskFigure({ counts, failed, only, onPick }: RiskFigureProps) {
  const { t } = useTranslation(["risks", "message"]);
  const format = useFormat();
  const status = useStatusTexts();
  const total = LEVELS.reduce((sum, level) => sum + (counts?.[level] ?? 0), 0);
  const label = failed
    ? t("message:common.load_title")
    : counts
      ? t("figure", {
          total: format.count(total),
          counts: format.series(
            LEVELS.map((level) => `${format.count(counts[level])} ${status.labels[level]}`),
          ),
        })
      : t("loading");
  const pick = (picked: string | null) =>
    onPick(picked !== null && isLevel(picked) && picked !== only ? picked : null);
  return (
    <>
      <Vernier
        size="page"
        counts={counts ?? {}}
        loading={!counts && !failed}
        empty={failed}
        only={only}
        onPick={pick}
        label={label}
      />
      {/* Unseen without counts: keeps the room that they will take. */}
      <VernierLegend
        className={counts ? css.legend : `${css.legend} ${css.room}`}
        look="chips"
        statuses={LEVELS}
        aria-label={t("byLevel")}
        counts={counts ?? {}}
        labels={status.labels}
        format={format.count}
        only={only}
        onPick={pick}
      />
    </>
  );
}
