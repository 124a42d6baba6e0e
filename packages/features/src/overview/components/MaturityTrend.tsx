import { LineTrend } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { shortNames } from "../../dashboard/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { Sheet } from "../queries.ts";
import * as css from "./Overview.css.ts";

/** Maturity of the whole company over its publications. One point is no line. */
export function MaturityTrend({ trend }: Pick<Sheet, "trend">) {
  const { t } = useTranslation("overview");
  const format = useFormat();
  const title = <h2 className={css.heading}>{t("trend.title")}</h2>;
  if (trend.length < 2) {
    return (
      <>
        {title}
        <p className={css.muted}>{t("trend.single")}</p>
      </>
    );
  }
  const instants = trend.map(({ at }) => at);
  return (
    <LineTrend
      title={title}
      height={128}
      label={t("trend.figure")}
      series={[{ id: "company", label: t("trend.score"), values: trend.map(({ score }) => score) }]}
      points={shortNames(instants, [format.month, format.day, format.time, format.dateTime])}
      pointLabel={t("trend.point")}
      tableLabel={t("trend.table")}
      describe={({ point, values }) =>
        format.named(point, format.series(values.map(({ label, value }) => `${label} ${value}`)))
      }
    />
  );
}
