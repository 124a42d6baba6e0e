import { type DataColumn, ListRow } from "@candor/ui/data";
import { Vernier } from "@candor/ui/figures";
import { Button, useTextMatch } from "@candor/ui/forms";
import { Section } from "@candor/ui/shell";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import { ShareList } from "../../shared-reports/index.ts";
import { usePageHead } from "../../shell/index.ts";
import { type ReportsState, reportHref } from "../address.ts";
import { pageOf, useDownload, useReports } from "../queries.ts";
import type { Report } from "../types.ts";
import * as css from "./reports.css.ts";
import { isMissing, ScanMissing } from "./ScanMissing.tsx";

export interface ReportsScreenProps {
  /** From `useAddress` of `reportsAddress`. */
  address: AddressState<ReportsState>;
  /** Address of the scan's results. */
  resultsHref: string;
}

const rowId = ({ scan_id }: Report) => scan_id;

/** The reports of a scan: one for each of its objects. */
export function ReportsScreen({ address, resultsHref }: ReportsScreenProps) {
  const { t } = useTranslation(["scan-reports", "common", "failures"]);
  const { state } = address;
  const query = useReports(state.scanId);
  const columns = useColumns();
  const isMeant = useTextMatch();
  const { data, error } = query;
  usePageHead({ backHref: resultsHref, backLabel: t("back") });
  if (isMissing(error)) return <ScanMissing resultsHref={resultsHref} />;
  const rows = (data?.list ?? []).filter(({ object_name, url }) =>
    isMeant(state.search, object_name, url ?? ""),
  );
  const list = (
    <ListScreen
      address={address}
      query={{ ...query, isPlaceholderData: false, data: data && pageOf(rows, state) }}
      title={t("reports.title")}
      all={data?.list.length}
      sentence={
        data &&
        t("reports.sentence", {
          count: data.list.length,
          number: data.number,
          company: data.company_name,
        })
      }
      loadingLabel={t("reports.loading")}
      search={t("reports.search")}
      searchHint={t("reports.searchHint")}
      table={{
        columns,
        rowId,
        rowHref: ({ scan_id }) => reportHref(scan_id),
        linkColumn: "object",
        renderNarrow: (report) => (
          <ListRow
            status={t(`common:assetType.${report.asset_type}`)}
            title={report.object_name}
            foot={report.failure ? t(`failures:reason.${report.failure}`) : (report.url ?? "")}
          />
        ),
      }}
      empty={{ title: t("reports.emptyTitle"), text: t("reports.emptyText") }}
    />
  );
  if (!data || data.shares.length === 0) return list;
  return (
    <>
      {list}
      <Section title={t("reports.shares")}>
        <ShareList shares={data.shares} label={t("reports.shares")} />
      </Section>
    </>
  );
}

function useColumns(): DataColumn<Report>[] {
  const { t } = useTranslation(["scan-reports", "common", "failures"]);
  const { count, dateTime } = useFormat();
  const words = useStatusTexts();
  const { download } = useDownload();
  return useMemo(
    () => [
      {
        id: "object",
        header: t("column.object"),
        overflow: "free",
        cell: ({ object_name, url }) => (
          <>
            {object_name}
            <span className={css.small} translate="no">
              {url}
            </span>
          </>
        ),
      },
      {
        id: "type",
        header: t("column.type"),
        width: 140,
        yields: true,
        cell: ({ asset_type }) => t(`common:assetType.${asset_type}`),
      },
      {
        id: "result",
        header: t("column.result"),
        width: 220,
        overflow: "free",
        cell: ({ counts, failure }) =>
          failure ? (
            t(`failures:reason.${failure}`)
          ) : counts ? (
            <Vernier size="row" counts={counts} label={words.counts(counts)} />
          ) : (
            <span className={css.quiet}>{t("noResult")}</span>
          ),
      },
      {
        id: "score",
        header: t("column.score"),
        width: 80,
        align: "end",
        cell: ({ score }) => (score === null ? "—" : count(score)),
      },
      {
        id: "finished",
        header: t("column.finished"),
        width: 160,
        yields: true,
        cell: ({ finished_at }) => (finished_at ? dateTime(finished_at) : "—"),
      },
      {
        id: "file",
        header: t("column.file"),
        width: 140,
        overflow: "free",
        cell: ({ scan_id, step, object_name }) =>
          step === "done" && (
            <Button
              size={24}
              variant="link"
              aria-label={t("reports.downloadOf", { name: object_name })}
              onClick={() => download(scan_id)}
            >
              {t("reports.download")}
            </Button>
          ),
      },
    ],
    [t, count, dateTime, words, download],
  );
}
