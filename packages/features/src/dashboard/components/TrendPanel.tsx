import { LineTrend } from "@candor/ui/figures";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { Overview } from "../model.ts";
import { alignTrend, shortNames } from "../trend.ts";
import * as css from "./TrendPanel.css.ts";

export interface TrendPanelProps {
  trend: Overview["trend"];
}

/** Maturity of each object over its last assessments, as lines or as a table. */
export function TrendPanel({ trend }: TrendPanelProps) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { instants, series } = alignTrend(trend);
  if (instants.length < 2) {
    return (
      <Section title={t("trend.title")}>
        <p className={css.single}>{t("trend.single")}</p>
      </Section>
    );
  }
  return (
    <Section aria-label={t("trend.title")}>
      <LineTrend
        title={<h2>{t("trend.title")}</h2>}
        note={t("trend.summary", { count: instants.length })}
        label={t("trend.figure")}
        series={series.map(({ id, name, values }) => ({ id, label: name, values }))}
        points={shortNames(instants, [format.month, format.day, format.time, format.dateTime])}
        pointLabel={t("trend.point")}
        tableLabel={t("trend.table")}
        describe={({ point, values }) =>
          format.named(point, format.series(values.map(({ label, value }) => `${label} ${value}`)))
        }
      />
    </Section>
  );
}
