import { Vernier, VernierLegend } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import { RISK_STATUSES, type RiskStatus } from "../status.ts";
import * as css from "./Risks.css.ts";

export interface RiskFigureProps {
  /** Absent while they are on their way. */
  counts: Record<RiskStatus, number> | undefined;
  failed: boolean;
  /** The one status that is filtered to; null with none or several. */
  only: RiskStatus | null;
  onPick: (status: RiskStatus | null) => void;
}

const isStatus = (status: string): status is RiskStatus => RISK_STATUSES.some((one) => one === status);

/** One tick for each risk, worst first; ticks and legend filter. */
export function RiskFigure({ counts, failed, only, onPick }: RiskFigureProps) {
  const { t } = useTranslation(["risks", "message"]);
  const format = useFormat();
  const status = useStatusTexts();
  const total = RISK_STATUSES.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);
  const label = failed
    ? t("message:common.load_title")
    : counts
      ? t("figure", {
          total: format.count(total),
          counts: format.series(
            RISK_STATUSES.map((one) => `${format.count(counts[one])} ${status.labels[one]}`),
          ),
        })
      : t("loading");
  const pick = (picked: string | null) =>
    onPick(picked !== null && isStatus(picked) && picked !== only ? picked : null);
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
        statuses={RISK_STATUSES}
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
