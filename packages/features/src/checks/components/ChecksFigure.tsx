import { CHECK_STATUSES, type CheckStatus, type StatusCounts } from "@candor/api/entities";
import { Vernier, VernierLegend } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import * as css from "./ChecksFigure.css.ts";

export interface ChecksFigureProps {
  /** Over all checks, before filters; absent while they are on their way. */
  counts: StatusCounts | undefined;
  /** They did not arrive. */
  failed?: boolean;
  /** The one status that is filtered to; null with none or several. */
  only: CheckStatus | null;
  /** Told null when the filter is lifted. */
  onPick: (status: CheckStatus | null) => void;
}

export const totalOf = (counts: StatusCounts): number =>
  CHECK_STATUSES.reduce((sum, status) => sum + counts[status], 0);

/** The Vernier with its legend, which filter by status. */
export function ChecksFigure({ counts, failed = false, only, onPick }: ChecksFigureProps) {
  const { t } = useTranslation(["checks", "common", "message"]);
  const format = useFormat();
  const status = useStatusTexts();
  if (!counts) {
    return (
      <>
        <Vernier
          size="page"
          captionSide="below"
          counts={{}}
          loading={!failed}
          empty={failed}
          label={failed ? t("message:common.load_title") : t("loading")}
          caption={() => <p className={css.scale}>{"\u00a0"}</p>}
        />
        {/* Unseen: keeps the room that the counts will take. */}
        <VernierLegend
          className={`${css.legend} ${css.room}`}
          look="chips"
          aria-label={t("byStatus")}
          counts={{}}
          labels={status.labels}
        />
      </>
    );
  }
  const total = totalOf(counts);
  const label = t("vernier", { total: format.count(total), counts: status.counts(counts) });
  return (
    <>
      <Vernier
        size="page"
        captionSide="below"
        counts={counts}
        only={only}
        onPick={(picked) => onPick(picked === only ? null : picked)}
        label={label}
        caption={({ perTick }) => (
          <p className={css.scale}>
            {perTick > 1 ? t("scaleMany", { count: perTick }) : t("scaleOne")} · {t("worstFirst")}
          </p>
        )}
      />
      <VernierLegend
        className={css.legend}
        look="chips"
        aria-label={t("byStatus")}
        counts={counts}
        labels={status.labels}
        format={format.count}
        only={only}
        onPick={onPick}
      />
    </>
  );
}
