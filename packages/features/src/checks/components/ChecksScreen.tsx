import { PAGE_SIZES } from "@candor/api/contract";
import { Pagination } from "@candor/ui/data";
import { EmptyState, LoadError } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { useChecks } from "../queries.ts";
import { type ChecksQuery, changeQuery, DEFAULT_CHECKS_QUERY, NO_FILTERS, type PageSize } from "../query.ts";
import { ChecksFilters } from "./ChecksFilters.tsx";
import { ChecksHead, totalOf } from "./ChecksHead.tsx";
import * as css from "./ChecksScreen.css.ts";
import { ChecksTable } from "./ChecksTable.tsx";
import { NoChecks } from "./NoChecks.tsx";

export interface ChecksScreenProps {
  /** The table's state, from the address. */
  query: ChecksQuery;
  /** Puts a state into the address. */
  onQuery: (query: ChecksQuery, options: { replace: boolean }) => void;
  /** Where an assessment is started; absent where the reader may not. */
  newAssessmentHref?: string;
}

/** Every published check: Vernier, filters, table, pages. All state is the address's. */
export function ChecksScreen({ query, onQuery, newAssessmentHref }: ChecksScreenProps) {
  const { t } = useTranslation(["checks", "common", "message"]);
  const format = useFormat();
  const { data, error, isFetching, isPlaceholderData, refetch } = useChecks(query);
  const total = data ? totalOf(data.counts) : 0;
  const pages = data ? Math.ceil(data.total / query.pageSize) : 0;
  const change = (part: Partial<ChecksQuery>, options = { replace: false }) =>
    onQuery(changeQuery(query, part), options);

  // An address can name a page that is no longer there.
  const beyond = data && !isPlaceholderData && pages > 0 && query.page > pages;
  useEffect(() => {
    if (beyond) onQuery({ ...query, page: pages }, { replace: true });
  }, [beyond, pages, query, onQuery]);

  if (data && total === 0) {
    const narrowed = query.objectId !== null || query.assessmentId !== null;
    const onAll = narrowed ? () => onQuery(DEFAULT_CHECKS_QUERY, { replace: false }) : undefined;
    return <NoChecks newAssessmentHref={newAssessmentHref} onAll={onAll} />;
  }
  const from = (query.page - 1) * query.pageSize + 1;
  const object = data?.objects.find(({ id }) => id === query.objectId);
  return (
    <>
      <ChecksHead
        counts={data?.counts}
        failed={error !== null && !isFetching}
        only={query.statuses.length === 1 ? (query.statuses[0] ?? null) : null}
        onPick={(status) => change({ statuses: status ? [status] : [] })}
      />
      <div className={css.filters}>
        <ChecksFilters query={query} onQuery={change} reply={data} total={total} />
      </div>
      <ChecksTable
        query={query}
        onSort={(sort, descending) => change({ sort, descending })}
        reply={data}
        loading={isFetching}
        error={
          error && !data ? (
            <LoadError
              title={t("message:common.load_title")}
              description={t("message:check.load_text")}
              retryLabel={t("common:action.tryAgain")}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : null
        }
        empty={
          <EmptyState
            title={t("empty.filteredTitle")}
            description={
              object
                ? t("empty.filteredObject", { name: object.name, count: total })
                : t("empty.filteredText", { count: total })
            }
            action={<Button onClick={() => change(NO_FILTERS)}>{t("empty.clear")}</Button>}
          />
        }
      />
      {data && data.total > 0 && (
        <Pagination
          label={t("pages")}
          page={query.page}
          pageCount={pages}
          onPageChange={(page) => change({ page })}
          rangeText={t("range", {
            from: format.count(from),
            to: format.count(Math.min(data.total, from + query.pageSize - 1)),
            total: format.count(data.total),
          })}
          previousLabel={t("previousPage")}
          nextLabel={t("nextPage")}
          pageLabel={(page) => t("page", { page: format.count(page) })}
          pageSize={{
            label: t("pageSize"),
            value: query.pageSize,
            options: PAGE_SIZES,
            text: (count) => t("perPage", { count }),
            onChange: (pageSize) => change({ pageSize: pageSize as PageSize }),
          }}
        />
      )}
    </>
  );
}
