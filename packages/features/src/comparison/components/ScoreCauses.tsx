import { CHANGE_CAUSES, type ChangeCause } from "@candor/api/entities";
import { Stat, StatCell, StatGrid } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { Comparison } from "../types.ts";
import * as css from "./comparison.css.ts";

export interface ScoreCausesProps {
  comparison: Comparison;
  /** Address of the rows of one cause. */
  hrefOf: (cause: ChangeCause) => string;
}

/** The score's change, cause by cause. The parts add up to it. */
export function ScoreCauses({
  comparison: { score_change: parts, cause_counts: rows },
  hrefOf,
}: ScoreCausesProps) {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  const { Link } = usePlatform();
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
              note={
                rows[cause] > 0 ? (
                  <Link href={hrefOf(cause)}>{t("score.rows", { count: rows[cause] })}</Link>
                ) : (
                  t("score.noRows")
                )
              }
            />
          </StatCell>
        ))}
      </StatGrid>
    </section>
  );
}
