import { CHECK_STATUSES } from "@candor/api/entities";
import { type DataColumn, ListRow } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Vernier, VernierLegend } from "@candor/ui/figures";
import { Button, useTextMatch } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { PageHeader } from "@candor/ui/shell";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { StatusText } from "../../evidence/index.ts";
import { DetailScreen, DroppedNote, ListScreen } from "../../frames/index.ts";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import { usePageHead } from "../../shell/index.ts";
import { type ReportState, reportsHref, resultHref } from "../address.ts";
import { pageOf, useDownload, useReport } from "../queries.ts";
import type { ReportResult } from "../types.ts";
import * as css from "./reports.css.ts";

export interface ReportScreenProps {
  /** From `useAddress` of `reportAddress`. */
  address: AddressState<ReportState>;
  /** Address of the list of scans. */
  listHref: string;
}

const rowId = ({ id }: ReportResult) => id;

/** One object's report inside a scan: its figure, its results, and the file that can be imported elsewhere. */
export function ReportScreen({ address, listHref }: ReportScreenProps) {
  const { t } = useTranslation(["scan-reports", "common", "failures"]);
  const { count, dateTime, text } = useFormat();
  const words = useStatusTexts();
  const { state } = address;
  const query = useReport(state.reportId);
  const { download, isPending } = useDownload();
  const columns = useColumns();
  const isMeant = useTextMatch();
  const { data } = query;
  usePageHead({
    title: t("report.title"),
    backHref: data ? reportsHref(data.assessment_id) : listHref,
    backLabel: data ? t("report.back") : t("report.backToScans"),
  });
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("report.loading")}
      missing={{
        codes: ["scan.result_not_found"],
        title: t("report.missing"),
        text: t("report.missingText"),
      }}
      back={{ href: listHref, label: t("report.backToScans") }}
    >
      {({ report, number, results, assessment_id }) => {
        const rows = results.filter(
          (one) =>
            (state.status === null || one.status === state.status) &&
            isMeant(state.search, one.title.en, one.title.cn, one.check_id),
        );
        const pick = (status: ReportState["status"]) => address.change({ status });
        return (
          <>
            <PageHeader
              title={report.object_name}
              eyebrow={t("report.eyebrow", { number, type: t(`common:assetType.${report.asset_type}`) })}
              subtitle={[
                report.url,
                report.finished_at && t("report.finished", { when: dateTime(report.finished_at) }),
                report.score !== null && t("report.score", { score: count(report.score) }),
              ]
                .filter(Boolean)
                .join(" · ")}
              actions={
                <>
                  {report.step === "done" && (
                    <Button
                      icon={<Icon of={Download} />}
                      loading={isPending}
                      onClick={() => download(report.scan_id)}
                    >
                      {t("reports.download")}
                    </Button>
                  )}
                  <Button href={resultHref(assessment_id)}>{t("report.review")}</Button>
                </>
              }
            >
              {report.counts && (
                <>
                  <Vernier
                    counts={report.counts}
                    size="page"
                    only={state.status}
                    onPick={(status) => pick(status === state.status ? null : status)}
                    label={words.counts(report.counts)}
                  />
                  <VernierLegend
                    className={css.legend}
                    aria-label={t("column.status")}
                    counts={report.counts}
                    labels={words.labels}
                    look="chips"
                    only={state.status}
                    onPick={pick}
                    format={count}
                  />
                </>
              )}
            </PageHeader>
            <DroppedNote address={address} />
            <ListScreen
              address={address}
              query={{ ...query, isPlaceholderData: false, data: pageOf(rows, state) }}
              title={t("report.results")}
              isPart
              all={results.length}
              loadingLabel={t("report.loading")}
              search={t("report.search")}
              searchHint={t("report.searchHint")}
              filters={[
                {
                  kind: "one",
                  key: "status",
                  label: t("column.status"),
                  all: t("report.allStatuses"),
                  options: CHECK_STATUSES.map((value) => ({ value, label: words.labels[value] })),
                },
              ]}
              table={{
                columns,
                rowId,
                rowHref: ({ id }) => resultHref(assessment_id, id),
                linkColumn: "check",
                renderNarrow: (one) => (
                  <ListRow
                    status={one.status ? <StatusText status={one.status} /> : t("outcome.not_applicable")}
                    title={text(one.title)}
                    foot={one.check_id}
                  />
                ),
              }}
              empty={
                <EmptyState
                  title={t("report.emptyTitle")}
                  description={
                    report.failure ? t(`failures:reason.${report.failure}`) : t("report.emptyText")
                  }
                />
              }
            />
          </>
        );
      }}
    </DetailScreen>
  );
}

function useColumns(): DataColumn<ReportResult>[] {
  const { t } = useTranslation("scan-reports");
  const { text } = useFormat();
  return useMemo(
    () => [
      {
        id: "check",
        header: t("column.check"),
        overflow: "free",
        cell: ({ title, check_id }) => (
          <>
            {text(title)}
            <span className={css.small} translate="no">
              {check_id}
            </span>
          </>
        ),
      },
      {
        id: "status",
        header: t("column.status"),
        width: 150,
        cell: ({ status }) =>
          status ? (
            <StatusText status={status} />
          ) : (
            <span className={css.quiet}>{t("outcome.not_applicable")}</span>
          ),
      },
      {
        id: "engine",
        header: t("column.engine"),
        width: 140,
        yields: true,
        cell: ({ engine_outcome }) => t(`outcome.${engine_outcome}`),
      },
      {
        id: "expert",
        header: t("column.expert"),
        width: 160,
        yields: true,
        cell: ({ edited_by, hidden }) =>
          [edited_by, hidden && t("report.hidden")].filter(Boolean).join(" · ") || "—",
      },
    ],
    [t, text],
  );
}
