import { filterValues, NO_VALUE, type ViewColumn } from "@candor/api/entities";
import { FilterTag } from "@candor/ui/badges";
import { FilterBar } from "@candor/ui/data";
import { Button, MultiSelect, SearchField, Select } from "@candor/ui/forms";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SEARCH_MAX } from "../../address/index.ts";
import { orderOf, sortIn, useSortOrders } from "../../frames/index.ts";
import { useAtMost, useFormat } from "../../platform/index.ts";
import type { Line } from "../rows.ts";
import type { TableState } from "../table-state.ts";
import * as css from "./EvidenceTableView.css.ts";

/** Values a filter offers at most: a longer list is what the search is for. */
const VALUES_MAX = 200;

export interface EvidenceFiltersProps {
  lines: readonly Line[];
  columns: readonly ViewColumn[];
  state: TableState;
  onChange: (change: Partial<TableState>) => void;
  shown: number;
  search: boolean;
  end?: ReactNode;
}

/** Search in a table, a filter for each column that has one, and what is in force. */
export function EvidenceFilters(props: EvidenceFiltersProps) {
  const { lines, columns, state, onChange, shown } = props;
  const { t } = useTranslation(["evidence", "common"]);
  const atMost = useAtMost();
  const format = useFormat();
  const filters = useMemo(() => {
    const rows = lines.map(({ cells }) => cells);
    return columns
      .filter(({ filterable }) => filterable)
      .map((column) => ({ column, values: filterValues(rows, column).slice(0, VALUES_MAX) }))
      .filter(({ values }) => values.length > 1);
  }, [lines, columns]);
  const sorts = columns.filter(({ sortable }) => sortable);
  const orders = useSortOrders(sorts.map(({ key, title }) => ({ value: key, label: format.text(title) })));
  const set = (key: string, values: readonly string[]) =>
    onChange({ filters: { ...state.filters, [key]: values } });
  // A drawing narrows by columns that have no filter of their own, too: what is in force is always said.
  const active = useMemo(() => {
    const rows = lines.map(({ cells }) => cells);
    return columns
      .filter(({ key }) => (state.filters[key]?.length ?? 0) > 0)
      .map((column) => ({ column, values: filterValues(rows, column) }));
  }, [lines, columns, state.filters]);
  const narrowed = active.length > 0 || state.search !== "";
  return (
    <FilterBar
      end={props.end}
      sheet={{
        label: t("common:list.filters"),
        title: t("common:list.filters"),
        closeLabel: t("common:action.close"),
        doneLabel: t("common:list.show", { count: shown }),
        activeCount: active.length,
      }}
      search={
        props.search && (
          <SearchField
            aria-label={t("search")}
            placeholder={t("search")}
            clearLabel={t("common:list.clearSearch")}
            {...atMost(SEARCH_MAX)}
            value={state.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        )
      }
      filters={
        (filters.length > 0 || sorts.length > 0) && (
          <>
            {filters.map(({ column, values }) => (
              <MultiSelect
                key={column.key}
                label={format.text(column.title)}
                clearLabel={t("common:action.clear")}
                value={state.filters[column.key] ?? []}
                options={values.map(({ code, text, rows }) => ({
                  value: code,
                  label: format.text(text),
                  meta: format.count(rows),
                }))}
                onValueChange={(chosen) => set(column.key, chosen)}
                {...(values.length > 10 && {
                  search: {
                    label: t("common:list.searchOptions"),
                    clearLabel: t("common:list.clearSearch"),
                    emptyText: t("common:list.noOption"),
                  },
                })}
              />
            ))}
            {sorts.length > 0 && (
              <Select
                size={32}
                className={css.narrowOnly}
                label={t("common:list.sortBy")}
                value={state.sort === null ? "" : orderOf(state.sort, state.descending)}
                options={[{ value: "", label: t("asListed") }, ...orders]}
                onChange={({ target: { value } }) => {
                  const { sort, descending } = sortIn(value);
                  onChange({ sort: sort || null, descending });
                }}
              />
            )}
          </>
        )
      }
      summary={
        narrowed && t("common:list.found", { shown: format.count(shown), total: format.count(lines.length) })
      }
      tags={active.map(({ column, values }) => {
        const name = format.text(column.title);
        const value = format.series(
          (state.filters[column.key] ?? []).map((code) => {
            const known = values.find((one) => one.code === code);
            return known ? format.text(known.text) : code === NO_VALUE ? t("noValue") : code;
          }),
        );
        return (
          <FilterTag
            key={column.key}
            name={name}
            value={value}
            removeLabel={t("common:list.removeFilter", { name: format.named(name, value) })}
            onRemove={() => set(column.key, [])}
          />
        );
      })}
      clear={
        narrowed && (
          <Button size={24} variant="link" onClick={() => onChange({ search: "", filters: {} })}>
            {t("common:list.clearAll")}
          </Button>
        )
      }
    />
  );
}
