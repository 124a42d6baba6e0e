import { PAGE_SIZES } from "@candor/api/contract";
import { DataTable, Pagination } from "@candor/ui/data";
import { EmptyState, LoadError } from "@candor/ui/feedback";
import { hidden } from "@candor/ui/tokens";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { usePageHead } from "../../shell/index.ts";
import type { ConfirmedAction, ScanAction } from "../actions.ts";
import type { ScanListState } from "../list-state.ts";
import { useScans } from "../queries.ts";
import type { ScanRow } from "../types.ts";
import { ScanActionDialog } from "./ScanActionDialog.tsx";
import { ScanFilters } from "./ScanFilters.tsx";
import * as css from "./ScanList.css.ts";
import { ScanNarrowRow } from "./ScanNarrowRow.tsx";
import { useScanColumns } from "./scan-columns.tsx";

export interface ScanListProps {
  state: ScanListState;
  /** Changes parts of it; another page than the first only where the page itself changes. */
  onStateChange: (part: Partial<ScanListState>) => void;
  /** Address of a scan's results. */
  resultHref: (scanId: string) => string;
}

/** Scans of all companies, newest first; what runs is asked for again by itself. */
export function ScanList({ state, onStateChange: change, resultHref }: ScanListProps) {
  const { t } = useTranslation(["scans", "common", "message"]);
  const { count } = useFormat();
  const { navigate } = usePlatform();
  const { data, error, refetch, isFetching } = useScans(state);
  const [confirming, setConfirming] = useState<{ action: ConfirmedAction; scan: ScanRow } | null>(null);
  usePageHead({
    title: t("title"),
    subtitle: data && t("needReview", { count: data.awaiting_review }),
  });

  const onAction = useCallback(
    (action: ScanAction, scan: ScanRow) => {
      if (action === "edit") navigate(resultHref(scan.id));
      else setConfirming({ action, scan });
    },
    [navigate, resultHref],
  );
  const columns = useScanColumns(onAction);

  const narrowed = state.search !== "" || state.state !== null;
  const total = data?.total ?? 0;
  const from = (state.page - 1) * state.pageSize;
  return (
    <>
      <h1 className={hidden}>{t("title")}</h1>
      <div className={css.filters}>
        <ScanFilters state={state} onChange={change} />
      </div>
      <DataTable
        label={t("list.label")}
        columns={columns}
        rows={data?.list ?? []}
        rowId={({ id }) => id}
        rowHref={({ id }) => resultHref(id)}
        density="double"
        total={total}
        loading={data ? undefined : { label: t("list.loading"), rows: 8 }}
        error={
          error && !data ? (
            <LoadError
              title={t("message:common.load_title")}
              description={t("message:scan.load_text")}
              retryLabel={t("common:action.tryAgain")}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : undefined
        }
        empty={
          narrowed ? (
            <EmptyState title={t("list.noMatchTitle")} description={t("list.noMatchText")} />
          ) : (
            <EmptyState title={t("list.emptyTitle")} description={t("list.emptyText")} />
          )
        }
        renderNarrow={(scan) => <ScanNarrowRow scan={scan} />}
      />
      {total > 0 && (
        <Pagination
          label={t("pager.label")}
          page={state.page}
          pageCount={Math.max(1, Math.ceil(total / state.pageSize))}
          onPageChange={(page) => change({ page })}
          rangeText={t("pager.range", {
            from: count(Math.min(from + 1, total)),
            to: count(Math.min(from + state.pageSize, total)),
            total: count(total),
          })}
          previousLabel={t("pager.previous")}
          nextLabel={t("pager.next")}
          pageLabel={(page) => t("pager.page", { page })}
          pageSize={{
            label: t("pager.size"),
            value: state.pageSize,
            options: PAGE_SIZES,
            text: (size) => t("pager.perPage", { count: size }),
            onChange: (size) =>
              change({ pageSize: PAGE_SIZES.find((known) => known === size) ?? state.pageSize }),
          }}
        />
      )}
      {confirming && <ScanActionDialog {...confirming} onClose={() => setConfirming(null)} />}
    </>
  );
}
