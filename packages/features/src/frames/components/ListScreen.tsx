import { DataTable, type DataTableProps } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import type { PageHeaderProps } from "@candor/ui/shell";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, use, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState, ListState } from "../../address/index.ts";
import { Below, useFirstLines, useFormat } from "../../platform/index.ts";
import { TitlePlace } from "../../shell/index.ts";
import { ViewsMenu } from "../../views/index.ts";
import { inForce, type ListFilter, lifted } from "../filters.ts";
import { type Creation, useCreation } from "../use-creation.tsx";
import { useGone } from "../use-gone.ts";
import { type ListBulk, useSelection } from "../use-selection.tsx";
import { DroppedNote } from "./DroppedNote.tsx";
import * as css from "./frames.css.ts";
import { ListFilters } from "./ListFilters.tsx";
import { ListPages } from "./ListPages.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { ScreenHead } from "./ScreenHead.tsx";

/** One page of a list, as calls answer it. */
export interface ListReply<Row> {
  list: readonly Row[];
  /** Rows on all pages, after filters. */
  total: number;
}

type TableParts<Row> = Pick<
  DataTableProps<Row>,
  "columns" | "rowId" | "rowHref" | "linkColumn" | "onRowOpen" | "groups" | "renderNarrow" | "density"
> & {
  /** What opens below a row. Which rows are open is kept while the screen stands. */
  expansion?: Omit<NonNullable<DataTableProps<Row>["expansion"]>, "expanded" | "onChange">;
};

export interface ListScreenProps<S extends ListState, Row> extends Pick<PageHeaderProps, "meta" | "actions"> {
  /** From `useAddress`. */
  address: AddressState<S>;
  /** The page of rows; with `keepPrevious` and `quiet`. */
  query: Pick<UseQueryResult<ListReply<Row>>, "data" | "error" | "isFetching" | "isPlaceholderData"> & {
    refetch: () => Promise<unknown>;
  };
  /** Names the page and its table. */
  title: string;
  /** The list is a part of a page that has a title. */
  isPart?: boolean;
  /** The page's answer in one sentence, with its number. */
  sentence?: string | undefined;
  /** One figure under the sentence. */
  figure?: ReactNode;
  /** Between the head and the list, such as `AsOf`. */
  note?: ReactNode;
  /** What the rows are, while they are on their way: "Loading checks". */
  loadingLabel: string;
  /** Name of the search box; without it there is none. */
  search?: string;
  /** What it looks in, such as "Name or e-mail", where its name does not say so. */
  searchHint?: string;
  filters?: readonly ListFilter<S>[];
  /** Rows before filters, where the reply tells; else the rows of a list without filters count. */
  all?: number | undefined;
  /** How many of how many, in words of the screen's own. */
  found?: string | undefined;
  table: TableParts<Row>;
  /** What fills the list: the button of the page, and of an empty list. */
  create?: Creation;
  /** In place of everything but the title: there is nothing yet, and what fills it. */
  empty: ReactNode | { title: string; text: string };
  /** In the place of the rows when the filters leave none. */
  noMatch?: { title?: string; text?: string };
  /** What a failure to load says to do. */
  failureText?: string;
  bulk?: ListBulk;
  /** At the end of the line of filters: export. */
  end?: ReactNode;
}

/** The frame of every screen that is a list: title, sentence, figure, filters in the address, table, pages, states. */
export function ListScreen<S extends ListState, Row>({ create, ...props }: ListScreenProps<S, Row>) {
  const { button, dialog } = useCreation(create);
  return (
    <>
      <List {...props} create={button} />
      {dialog}
    </>
  );
}

type ListProps<S extends ListState, Row> = Omit<ListScreenProps<S, Row>, "create"> & { create: ReactNode };

const NONE: readonly never[] = [];

function List<S extends ListState, Row>(props: ListProps<S, Row>) {
  const { address, query, title, isPart = false, sentence, table, filters = [] } = props;
  const { t } = useTranslation();
  const { count } = useFormat();
  const { data, error, isFetching, isPlaceholderData } = query;
  const list = data?.list ?? NONE;
  const rows = useFirstLines(list);
  const { state, initial } = address;
  const [expanded, onChange] = useState<ReadonlySet<string>>(new Set());
  const { gone, dismiss } = useGone(address, filters);
  const filtersPlace = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => list.map(table.rowId), [list, table.rowId]);
  const selection = useSelection({ of: address.hrefFor({}), ids, place: filtersPlace }, props.bulk);
  /** A button that goes when it is pressed leaves the focus where the list begins. */
  const toList = () => filtersPlace.current?.focus();
  const onDismiss = () => {
    dismiss();
    toList();
  };
  // What is no field of the address is named above the parts of a screen, and not once more in each.
  const place = isPart ? { ...address, dropped: NONE } : address;
  const dropped = <DroppedNote address={place} gone={gone} onDismiss={onDismiss} />;
  const keys = ["search" as const, ...filters.map(({ key }) => key)] as (keyof S)[];
  const narrowed = keys.some((key) => inForce(state, initial, key));
  // Rows of the filters that were lifted a moment ago say nothing of how many there are without.
  const all = props.all ?? (narrowed || isPlaceholderData ? undefined : data?.total);
  const { create, empty } = props;
  const isEmpty = data !== undefined && all === 0;
  // An empty list has the button below its words, and there alone.
  const inEmpty = isEmpty && hasWords(empty);
  const actions = (props.actions || create) && (
    <>
      {props.actions}
      {!inEmpty && create}
    </>
  );
  // Under a title in the bar the buttons stand in the line of filters.
  const inLine = use(TitlePlace) === "bar" && !isPart;
  const head = (only: "title" | "all") => (
    <>
      {!isPart && (
        <>
          <ScreenHead
            title={title}
            sentence={only === "all" && sentence}
            meta={only === "all" && props.meta}
            actions={(only === "title" || !inLine) && actions}
          >
            {only === "all" && props.figure}
          </ScreenHead>
          {props.note}
        </>
      )}
      {dropped}
    </>
  );
  if (isEmpty) {
    return (
      <>
        {head("title")}
        {inEmpty ? <EmptyState title={empty.title} description={empty.text} action={create} /> : empty}
      </>
    );
  }
  const found =
    all === undefined ? undefined : t("list.found", { shown: count(data?.total ?? 0), total: count(all) });
  return (
    <>
      {head("all")}
      <div ref={filtersPlace} tabIndex={-1} className={inLine || isPart ? css.filtersAlone : css.filters}>
        <ListFilters
          address={address}
          filters={filters}
          search={props.search}
          searchHint={props.searchHint}
          sorts={sortsOf(table.columns)}
          shown={data?.total}
          found={data && (props.found ?? found)}
          end={
            <>
              {!isPart && <ViewsMenu address={address} />}
              {props.end}
              {inLine && actions}
            </>
          }
        />
      </div>
      <DataTable
        density="double"
        {...table}
        expansion={table.expansion && { ...table.expansion, expanded, onChange }}
        label={title}
        rows={rows}
        total={data?.total}
        selection={selection}
        {...(state.sort !== undefined && {
          sort: { id: state.sort, descending: state.descending === true },
          onSortChange: ({ id, descending }: { id: string; descending: boolean }) =>
            address.change({ sort: id, descending } as Partial<S>),
        })}
        loading={isFetching ? { label: props.loadingLabel, rows: 8 } : undefined}
        error={error && !data ? <LoadFailure query={query} description={props.failureText} /> : null}
        empty={
          <EmptyState
            title={props.noMatch?.title ?? t("list.noMatchTitle")}
            description={
              props.noMatch?.text ?? (all === undefined ? undefined : t("list.noMatchText", { count: all }))
            }
            action={
              <Button
                onClick={() => {
                  toList();
                  address.change(lifted(initial, keys));
                }}
              >
                {t("list.clearFilters")}
              </Button>
            }
          />
        }
      />
      {data && (
        <Below>
          <ListPages address={address} total={data.total} old={isPlaceholderData} />
        </Below>
      )}
    </>
  );
}

type Empty = ListScreenProps<ListState, unknown>["empty"];
const hasWords = (empty: Empty): empty is Exclude<Empty, ReactNode> =>
  typeof empty === "object" && empty !== null && "text" in empty;

/** The orders of a table by the names of its columns. */
const sortsOf = (columns: readonly { id: string; header: ReactNode; sortable?: boolean }[]) =>
  columns.flatMap(({ id, header, sortable }) =>
    sortable && typeof header === "string" ? [{ value: id, label: header }] : [],
  );
