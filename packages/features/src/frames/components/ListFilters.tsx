import { FilterTag } from "@candor/ui/badges";
import { FilterBar } from "@candor/ui/data";
import { Button, Checkbox, MultiSelect, SearchField, Select } from "@candor/ui/forms";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AddressState, type ListState, SEARCH_MAX } from "../../address/index.ts";
import { useAtMost, useFormat, useSearchText } from "../../platform/index.ts";
import { type AnyFilter, inForce, type ListFilter, lifted, valueTexts } from "../filters.ts";
import { orderOf, sortIn, useSortOrders } from "../sort-orders.ts";
import * as css from "./frames.css.ts";

export interface ListFiltersProps<S extends ListState> {
  address: AddressState<S>;
  filters: readonly ListFilter<S>[];
  /** Name of the search box; without it there is none. */
  search: string | undefined;
  /** What it looks in: stands in the empty box. */
  searchHint: string | undefined;
  /** Orders that the list offers where its table has no head. */
  sorts: readonly { value: string; label: string }[];
  /** Rows that are left; undefined while they are on their way. */
  shown: number | undefined;
  /** How many of how many, in words. */
  found: string | undefined;
  /** At the end of the line: export. */
  end: ReactNode;
}

/** A list's state without its types, as the controls change it. */
type Loose = Record<string, unknown>;

/** Search and filters over a list; how many rows they leave, and what is in force. */
export function ListFilters<S extends ListState>(props: ListFiltersProps<S>) {
  const { address, sorts, shown = 0 } = props;
  const { t } = useTranslation();
  const atMost = useAtMost();
  const state = address.state as ListState & Loose;
  const initial = address.initial as ListState & Loose;
  const change = address.change as (part: Loose, options?: { replace?: boolean }) => void;
  const [search, setSearch] = useSearchText(state.search, (search) => change({ search }, { replace: true }));
  const orders = useSortOrders(sorts);
  const filters = props.filters as readonly AnyFilter[];
  const active = filters.filter(({ key }) => inForce<Loose>(state, initial, key));
  const keys = ["search", ...filters.map(({ key }) => key)];
  const [all, setAll] = useState(false);
  const every = filters.filter(({ kind }) => kind !== "given");
  const isShown = (filter: AnyFilter) => all || !filter.more || active.includes(filter);
  const controls = every.filter(isShown);
  const anyControl = controls.length > 0 || sorts.length > 0;
  return (
    <FilterBar
      end={props.end}
      sheet={{
        label: t("list.filters"),
        title: t("list.filters"),
        closeLabel: t("action.close"),
        doneLabel: t("list.show", { count: shown }),
        activeCount: active.filter(({ kind }) => kind !== "given").length,
      }}
      search={
        props.search && (
          <SearchField
            aria-label={props.search}
            placeholder={props.searchHint ?? props.search}
            clearLabel={t("list.clearSearch")}
            {...atMost(SEARCH_MAX)}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )
      }
      filters={
        anyControl && (
          <>
            {controls.map((filter) => (
              <Control
                key={filter.key}
                filter={filter}
                value={state[filter.key]}
                active={active.includes(filter)}
                onChange={(value) => change({ [filter.key]: value })}
              />
            ))}
            {controls.length < every.length && (
              <Button size={32} variant="quiet" onClick={() => setAll(true)}>
                {t("list.moreFilters")}
              </Button>
            )}
            {sorts.length > 0 && (
              <Select
                size={32}
                className={css.narrowOnly}
                label={t("list.sortBy")}
                value={orderOf(String(state.sort), state.descending === true)}
                options={orders}
                onChange={({ target: { value } }) => change(sortIn(value))}
              />
            )}
          </>
        )
      }
      summary={props.found}
      tags={<Tags filters={active} state={state} initial={initial} onChange={change} />}
      clear={
        keys.some((key) => inForce<Loose>(state, initial, key)) && (
          <Button size={24} variant="link" onClick={() => change(lifted<Loose>(initial, keys))}>
            {t("list.clearAll")}
          </Button>
        )
      }
    />
  );
}

interface ControlProps {
  filter: AnyFilter;
  value: unknown;
  active: boolean;
  onChange: (value: unknown) => void;
}

function Control({ filter, value, active, onChange }: ControlProps) {
  const { t } = useTranslation();
  switch (filter.kind) {
    case "several":
      return (
        <MultiSelect
          label={filter.label}
          clearLabel={t("action.clear")}
          value={value as string[]}
          options={filter.options}
          onValueChange={onChange}
          {...(filter.options.length > 10 && {
            search: {
              label: t("list.searchOptions"),
              clearLabel: t("list.clearSearch"),
              emptyText: t("list.noOption"),
            },
          })}
        />
      );
    case "one":
      return (
        <Select
          size={32}
          aria-label={filter.label}
          value={(value as string | null) ?? ""}
          active={active}
          options={[
            ...(filter.all ? [{ value: "", label: filter.all }] : []),
            ...filter.options.map(({ value, label }) => ({ value, label })),
          ]}
          onChange={(event) => onChange(event.target.value || null)}
        />
      );
    case "flag":
      return (
        <Checkbox
          label={filter.label}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case "own":
      return filter.control;
    case "given":
      return null;
  }
}

interface TagsProps {
  filters: readonly AnyFilter[];
  state: ListState & Loose;
  initial: ListState & Loose;
  onChange: (part: Loose) => void;
}

/** The filters in force, each with the button that lifts it. */
function Tags({ filters, state, initial, onChange }: TagsProps) {
  const { t } = useTranslation();
  const { named, series } = useFormat();
  const tags = filters.map((filter) => ({
    key: filter.key,
    name: filter.label,
    value: series(valueTexts(filter, state[filter.key])) || t("list.only"),
  }));
  const all = state.search
    ? [{ key: "search", name: t("list.searchTag"), value: state.search }, ...tags]
    : tags;
  return all.map(({ key, name, value }) => (
    <FilterTag
      key={key}
      name={name}
      value={value}
      removeLabel={t("list.removeFilter", { name: named(name, value) })}
      onRemove={() => onChange(lifted<Loose>(initial, [key]))}
    />
  ));
}
