import { COMPARE_CATEGORIES } from "@candor/api/entities";
import { type DataColumn, ListRow } from "@candor/ui/data";
import { useTextMatch } from "@candor/ui/forms";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { StatusText } from "../../evidence/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { usePageHead } from "../../shell/index.ts";
import { type DiffState, resultHref } from "../address.ts";
import { pageOf, useDiff } from "../queries.ts";
import type { Changed } from "../types.ts";
import * as css from "./reports.css.ts";
import { isMissing, ScanMissing } from "./ScanMissing.tsx";

export interface DiffScreenProps {
  /** From `useAddress` of `diffAddress`. */
  address: AddressState<DiffState>;
  /** Address of the scan's results. */
  resultsHref: string;
}

const rowId = ({ result_id }: Changed) => result_id;

/** What this scan says otherwise than an earlier one, and where an expert differs from the engine. */
export function DiffScreen({ address, resultsHref }: DiffScreenProps) {
  const { t } = useTranslation("scan-reports");
  const { count, dateTime, text } = useFormat();
  const { state } = address;
  const query = useDiff(state);
  const columns = useColumns();
  const isMeant = useTextMatch();
  const { data, error } = query;
  usePageHead({ backHref: resultsHref, backLabel: t("back") });
  if (isMissing(error)) return <ScanMissing resultsHref={resultsHref} />;
  // While a scan is corrected, what is published of it is what its customer sees.
  const isOwn = data !== undefined && data.against?.id === data.scan.id;
  const rows = (data?.list ?? []).filter(
    (row) =>
      (state.change === null || row.change === state.change) &&
      (!state.edited || row.engine_outcome !== null) &&
      isMeant(state.search, row.title.en, row.title.cn, row.check_id, row.object_name),
  );
  return (
    <ListScreen
      address={address}
      query={{ ...query, data: data && pageOf(rows, state) }}
      title={t("diff.title")}
      all={data?.list.length}
      sentence={
        data &&
        (data.against
          ? t(isOwn ? "diff.correction" : "diff.sentence", {
              number: data.scan.number,
              against: data.against.number,
              added: count(data.counts.passed_to_failed + data.counts.newly_failed),
              resolved: count(data.counts.failed_to_passed),
              edited: count(data.edited),
            })
          : t("diff.first", { number: data.scan.number, edited: count(data.edited) }))
      }
      loadingLabel={t("diff.loading")}
      search={t("diff.search")}
      filters={[
        {
          kind: "one",
          key: "against",
          label: t("diff.against"),
          all: t(isOwn ? "diff.now" : "diff.published"),
          options: (data?.versions ?? []).map(({ id, number, submitted_at }) => ({
            value: id,
            label: t("diff.version", { number, when: dateTime(submitted_at) }),
          })),
        },
        {
          kind: "one",
          key: "change",
          label: t("diff.change"),
          all: t("diff.allChanges"),
          options: COMPARE_CATEGORIES.map((value) => ({ value, label: t(`change.${value}`) })),
        },
        { kind: "flag", key: "edited", label: t("diff.edited") },
      ]}
      table={{
        columns,
        rowId,
        rowHref: ({ result_id }) => resultHref(state.scanId ?? "", result_id),
        linkColumn: "check",
        renderNarrow: (row) => (
          <ListRow
            status={t(`change.${row.change}`)}
            title={text(row.title)}
            foot={[row.object_name, row.edited_by].filter(Boolean).join(" · ")}
          />
        ),
      }}
      empty={{ title: t("diff.emptyTitle"), text: t("diff.emptyText") }}
    />
  );
}

function useColumns(): DataColumn<Changed>[] {
  const { t } = useTranslation(["scan-reports", "common"]);
  const { text } = useFormat();
  return useMemo(() => {
    const shown = (status: Changed["before"]) =>
      status ? <StatusText status={status} /> : <span className={css.quiet}>{t("noResult")}</span>;
    return [
      {
        id: "check",
        header: t("column.check"),
        overflow: "free",
        cell: ({ title, object_name }) => (
          <>
            {text(title)}
            <span className={css.small}>{object_name}</span>
          </>
        ),
      },
      { id: "change", header: t("diff.change"), width: 180, cell: ({ change }) => t(`change.${change}`) },
      { id: "before", header: t("diff.before"), width: 140, cell: ({ before }) => shown(before) },
      { id: "after", header: t("diff.after"), width: 140, cell: ({ after }) => shown(after) },
      {
        id: "expert",
        header: t("diff.expert"),
        width: 220,
        yields: true,
        overflow: "clamp",
        cell: ({ edited_by, engine_outcome, note }) =>
          engine_outcome && (
            <span title={note ?? undefined}>
              {t("diff.engine", { who: edited_by ?? "", outcome: t(`outcome.${engine_outcome}`) })}
            </span>
          ),
      },
    ];
  }, [t, text]);
}
