import type { activityResult, activityResultDetail, ReplyOf } from "@candor/api/contract";
import { SkeletonRows } from "@candor/ui/feedback";
import { Stat, StatCell, StatGrid } from "@candor/ui/figures";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EvidencePanel } from "../../evidence/index.ts";
import { Loaded, useFormat } from "../../platform/index.ts";
import { kindOf } from "../kinds.ts";
import * as css from "./ResultPage.css.ts";

export interface ResultSheetProps {
  result: ReplyOf<typeof activityResult>;
  /** The tables behind it. */
  detail: UseQueryResult<ReplyOf<typeof activityResultDetail>>;
}

const COUNTS = ["hosts", "vendors", "outside", "sensitive"] as const;

/** What a free assessment found: its numbers, then the tables behind them. */
export function ResultSheet({ result, detail }: ResultSheetProps) {
  const { t } = useTranslation("campaign");
  const format = useFormat();
  const kind = kindOf(result.show_type);
  const { company, website, summary } = result;
  return (
    <article className={css.sheet}>
      <h1 className={css.title}>{t(kind ? `intro.${kind}.title` : "result.title")}</h1>
      <p className={css.about}>{t("result.about", { company, website })}</p>
      <p className={css.about}>{t("result.assessed", { date: format.dateTime(result.assessed_at) })}</p>
      <StatGrid className={css.figures}>
        {COUNTS.map((name) => (
          <StatCell key={name}>
            <Stat label={t(`result.${name}`)} value={format.count(summary[name])} />
          </StatCell>
        ))}
        <StatCell>
          <Stat label={t("result.regions")} value={format.count(summary.regions.length)} />
        </StatCell>
      </StatGrid>
      <p className={css.where}>
        {summary.regions.length > 0
          ? t("result.where", { places: format.places(summary.regions) })
          : t("result.nowhere")}
      </p>
      <h2 className={css.section}>{t("result.evidence")}</h2>
      <Loaded query={detail} loading={<SkeletonRows label={t("result.loading")} />}>
        {({ tables }) => <EvidencePanel evidence={tables} screenshots={[]} />}
      </Loaded>
    </article>
  );
}
