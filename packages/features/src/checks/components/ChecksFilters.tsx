import { CHECK_SORTS, type CheckSort, type listChecks, type ReplyOf } from "@candor/api/contract";
import { CHECK_STATUSES, FRAMEWORKS } from "@candor/api/entities";
import { FilterBar } from "@candor/ui/data";
import { Button, MultiSelect, SearchField, Select } from "@candor/ui/forms";
import { SeverityGlyph } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import { useFormat, useSearchText } from "../../platform/index.ts";
import { type ChecksQuery, filterCount, hasFilters, NO_FILTERS, SEARCH_MAX } from "../query.ts";
import * as css from "./ChecksFilters.css.ts";
import { FilterTags } from "./FilterTags.tsx";

export interface ChecksFiltersProps {
  query: ChecksQuery;
  /** Changes the table's state; `replace` where the step should not stand in the history. */
  onQuery: (change: Partial<ChecksQuery>, options?: { replace: boolean }) => void;
  reply: ReplyOf<typeof listChecks> | undefined;
  /** Rows before filters. */
  total: number;
}

/** Search, status and framework over the table; how many checks they leave, and what is in force. */
export function ChecksFilters({ query, onQuery, reply, total }: ChecksFiltersProps) {
  const { t } = useTranslation(["checks", "common"]);
  const format = useFormat();
  const [search, setSearch] = useSearchText(query.search, (search) => onQuery({ search }, { replace: true }));
  const shown = reply?.total ?? 0;
  const sheet = {
    label: t("filters"),
    title: t("filters"),
    closeLabel: t("common:action.close"),
    doneLabel: t("showResults", { count: shown }),
    activeCount: filterCount(query),
  };
  const sorts = {
    status: "column.status",
    title: "column.check",
    object: "column.object",
    changed: "column.changed",
  } as const;
  const frameworks = FRAMEWORKS.filter(
    (framework) => reply?.framework_counts[framework] || query.frameworks.includes(framework),
  );

  return (
    <FilterBar
      sheet={sheet}
      search={
        <SearchField
          aria-label={t("search")}
          placeholder={t("search")}
          clearLabel={t("clearSearch")}
          bound={SEARCH_MAX + 1}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      }
      filters={
        <>
          <MultiSelect
            label={t("status")}
            clearLabel={t("common:action.clear")}
            value={query.statuses}
            options={CHECK_STATUSES.map((status) => ({
              value: status,
              label: t(`common:status.${status}`),
              icon: <SeverityGlyph status={status} />,
              meta: format.count(reply?.counts[status] ?? 0),
            }))}
            onValueChange={(chosen) =>
              onQuery({ statuses: CHECK_STATUSES.filter((status) => chosen.includes(status)) })
            }
          />
          <MultiSelect
            label={t("framework")}
            clearLabel={t("common:action.clear")}
            value={query.frameworks}
            options={frameworks.map((framework) => ({
              value: framework,
              label: t(`common:framework.${framework}`),
              meta: format.count(reply?.framework_counts[framework] ?? 0),
            }))}
            onValueChange={(chosen) =>
              onQuery({ frameworks: FRAMEWORKS.filter((framework) => chosen.includes(framework)) })
            }
          />
          <Select
            size={32}
            className={css.narrowOnly}
            label={t("sortBy")}
            value={query.sort}
            options={CHECK_SORTS.map((sort) => ({ value: sort, label: t(sorts[sort]) }))}
            onChange={(event) => onQuery({ sort: event.target.value as CheckSort, descending: false })}
          />
        </>
      }
      summary={reply && t("found", { shown: format.count(shown), count: total })}
      tags={<FilterTags query={query} onQuery={onQuery} />}
      clear={
        hasFilters(query) && (
          <Button size={24} variant="link" onClick={() => onQuery(NO_FILTERS)}>
            {t("clearAll")}
          </Button>
        )
      }
    />
  );
}
