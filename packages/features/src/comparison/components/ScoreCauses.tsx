import { CHANGE_CAUSES } from "@candor/api/entities";
import { Stat, StatCell, StatGrid } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { Comparison } from "../types.ts";
import * as css from "./comparison.css.ts";

export interface ScoreCausesProps {
  comparison: Comparison;
}

/** The score's change, cause by cause. The parts add up to it. */
export function ScoreCauses({ comparison: { score_change: parts } }: ScoreCausesProps) {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  if (!parts) return <p className={css.quiet}>{t("score.none")}</p>;
  return (
    <section aria-label={t("score.title")}>
      <StatGrid>
        {CHANGE_CAUSES.map((cause) => (
          <StatCell key={cause}>
            <Stat
              label={t(`cause.${cause}`)}
              value={format.change(parts[cause])}
              unit={t("score.unit", { count: Math.abs(parts[cause]) })}
            />
          </StatCell>
        ))}
      </StatGrid>
    </section>
  );
}
