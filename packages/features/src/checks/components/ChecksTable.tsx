import type { CheckSort, listChecks, ReplyOf } from "@candor/api/contract";
import { CHECK_SORTS } from "@candor/api/contract";
import type { CheckRow } from "@candor/api/entities";
import { DataTable } from "@candor/ui/data";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StatusText } from "../../evidence/index.ts";
import { useFormat } from "../../platform/index.ts";
import { useCheckColumns } from "../columns.tsx";
import { type ChecksQuery, checkHref } from "../query.ts";
import * as css from "./ChecksTable.css.ts";

export interface ChecksTableProps {
  query: ChecksQuery;
  onSort: (sort: CheckSort, descending: boolean) => void;
  reply: ReplyOf<typeof listChecks> | undefined;
  loading: boolean;
  error: ReactNode;
  empty: ReactNode;
}

const rowId = (row: CheckRow) => row.id;
const isSort = (id: string): id is CheckSort => CHECK_SORTS.some((sort) => sort === id);

/** The checks: a table that sorts, and on a narrow screen a list of status, title and first citation. */
export function ChecksTable({ query, onSort, reply, loading, error, empty }: ChecksTableProps) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  const columns = useCheckColumns(query.objectId !== null);
  return (
    <DataTable
      label={t("title")}
      density="double"
      columns={columns}
      linkColumn="title"
      rows={reply?.list ?? []}
      rowId={rowId}
      rowHref={(row) => checkHref(row.id, query)}
      total={reply?.total}
      sort={{ id: query.sort, descending: query.descending }}
      onSortChange={({ id, descending }) => isSort(id) && onSort(id, descending)}
      loading={loading ? { label: t("loading"), rows: 8 } : undefined}
      error={error}
      empty={empty}
      renderNarrow={(row) => (
        <span className={css.narrow}>
          <span className={css.narrowTop}>
            <StatusText status={row.status} />
            <span className={css.narrowObject}>{row.object_name}</span>
          </span>
          <span className={css.narrowTitle}>{format.text(row.title)}</span>
          {row.citations[0] && <span className={css.cite}>{format.text(row.citations[0].cite)}</span>}
        </span>
      )}
    />
  );
}
