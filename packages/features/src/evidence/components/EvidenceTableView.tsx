import { type EvidenceTable, rowsOfTab, sortValueOf, type TableView, viewOf } from "@candor/api/entities";
import { type DataColumn, DataTable, Tabs } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { lazyOr } from "../lazy-or.tsx";
import { groupPath, type Line, useTableRows } from "../rows.ts";
import { TABLE_START, type TableState } from "../table-state.ts";
import { widthOf } from "../widths.ts";
import { evidenceCell, useCellFormat } from "./EvidenceCell.tsx";
import { EvidenceFilters } from "./EvidenceFilters.tsx";
import * as css from "./EvidenceTableView.css.ts";
import { LineEntry } from "./LineEntry.tsx";

// Few tables stand in groups, or have columns with more to say than their titles; a row's detail is opened.
const ColumnHelp = lazyOr(() => import("./ColumnHelp.tsx"));
const GroupHead = lazyOr(() => import("./GroupHead.tsx"), GroupName);
const RowDetail = lazyOr(() => import("./RowDetail.tsx"));

/** Rows shown before the reader asks for the rest. */
const FIRST_ROWS = 12;
/** Rows above which the table scrolls in a frame of its own, where only those near its view are drawn. */
const FRAMED_FROM = 200;

export interface EvidenceTableViewProps {
  table: EvidenceTable;
  /** A first column that says something of each row, by its place. */
  remarks?: { header: string; cell: (row: number) => ReactNode };
  /** Name of the table, where its title does not stand for it. */
  label?: string;
  /**
   * `part`: the first rows of a table among others, searched where staff say so. `whole`: all rows, with search and
   * filters. Default `part`.
   */
  extent?: "part" | "whole";
  /** The reader's choices, where the page keeps them; else the table does. */
  state?: TableState;
  onStateChange?: (change: Partial<TableState>) => void;
  /** At the end of the line of filters. */
  end?: ReactNode;
  /** Marks the rows that something else on the page points at. */
  className?: string;
}

const lineId = ({ id }: Line) => id;

/** What all lines of a group have in common. */
function GroupName({ view, depth, lines }: { view: TableView; depth: number; lines: readonly Line[] }) {
  const { t } = useTranslation("evidence");
  return String(lines[0]?.cells[view.groups[depth]?.root_key ?? ""] ?? "") || t("noValue");
}

/** One table of what was seen, laid out as staff configured it, else by its own columns. */
export function EvidenceTableView(props: EvidenceTableViewProps) {
  const { table, remarks, extent = "part" } = props;
  const { t } = useTranslation(["evidence", "common"]);
  const { language } = usePlatform();
  const format = useFormat();
  const [own, setOwn] = useState(TABLE_START);
  const [all, setAll] = useState(false);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const state = props.state ?? own;
  const onStateChange = props.onStateChange;
  const change = useCallback(
    (part: Partial<TableState>) => {
      setOwn((before) => ({ ...before, ...part }));
      onStateChange?.(part);
    },
    [onStateChange],
  );
  const view = useMemo(() => viewOf(table), [table]);
  const { tab, all: lines, columns, files, detail, shown } = useTableRows(table, view, state, language);
  const cellFormat = useCellFormat();
  const title = props.label ?? format.text(view.title);
  const drawn = useMemo(() => {
    const rows = lines.map(({ cells }) => cells);
    return columns.map((column): DataColumn<Line> => {
      const name = format.text(column.title);
      return {
        id: column.key,
        header: format.text(column.help) ? <span title={format.text(column.help)}>{name}</span> : name,
        cell: ({ cells }) => evidenceCell({ column, row: cells, lines: view.maxLines }, cellFormat),
        width: widthOf(column, name, rows, language),
        overflow: "free",
        align: column.type === "number" || column.type === "duration" ? "end" : "start",
        ...(column.sortable && {
          sortValue: ({ cells }) => sortValueOf(cells[column.key], column, language),
        }),
      };
    });
  }, [columns, lines, view, format, language, cellFormat]);
  const withRemarks = useMemo(
    () =>
      remarks
        ? [
            {
              id: "#remark",
              header: remarks.header,
              cell: ({ at }: Line) => remarks.cell(at),
              width: 120,
              overflow: "free",
            } as const,
            ...drawn,
          ]
        : drawn,
    [drawn, remarks],
  );

  const stored = table.rows.length;
  if (stored === 0) return <p className={css.foot}>{t("noRows")}</p>;

  const narrowed = state.search !== "" || Object.values(state.filters).some(({ length }) => length > 0);
  const cut = extent === "part" && !all && !narrowed && state.sort === null && shown.length > FIRST_ROWS;
  const rows = cut ? shown.slice(0, FIRST_ROWS) : shown;
  const searched = extent === "whole" || view.configured;
  const tools = extent === "whole" || columns.some(({ filterable }) => filterable) || narrowed;
  const body = (
    <>
      {files.map((column) => (
        <p key={column.key} className={extent === "whole" ? css.saidInset : css.said}>
          {format.text(column.title)}{" "}
          {evidenceCell({ column, row: lines[0]?.cells ?? {}, lines: 0 }, cellFormat)}
        </p>
      ))}
      {((searched && tools && lines.length > 1) || props.end) && (
        <div className={extent === "whole" ? undefined : css.flushTools}>
          <EvidenceFilters
            lines={lines}
            columns={columns}
            state={state}
            onChange={change}
            shown={shown.length}
            search={extent === "whole" && lines.length > 1}
            end={props.end}
          />
        </div>
      )}
      <DataTable<Line>
        label={title}
        density="line"
        inset={extent === "whole" ? "gutter" : "flush"}
        columns={withRemarks}
        rows={rows}
        rowId={lineId}
        sort={state.sort === null ? null : { id: state.sort, descending: state.descending }}
        onSortChange={({ id, descending }) => change({ sort: id, descending })}
        frame={rows.length > FRAMED_FROM ? "72vh" : "none"}
        renderNarrow={(line) => (
          <LineEntry line={line} columns={columns} cellFormat={cellFormat} remark={remarks?.cell(line.at)} />
        )}
        {...(view.groups.length > 0 && {
          groups: {
            by: (line: Line) => groupPath(view, line),
            header: (_: string, list: readonly Line[], depth: number) => (
              <Suspense fallback={<GroupName view={view} depth={depth} lines={list} />}>
                <GroupHead view={view} columns={columns} depth={depth} lines={list} />
              </Suspense>
            ),
            folded,
            onFoldedChange: setFolded,
          },
        })}
        {...(detail.length > 0 && {
          expansion: {
            expanded,
            onChange: setExpanded,
            label: ({ at }: Line) => t("rowDetail", { row: format.count(at + 1) }),
            render: (line: Line) => (
              <Suspense>
                <RowDetail line={line} columns={detail} />
              </Suspense>
            ),
          },
        })}
        empty={
          <EmptyState
            title={t("common:list.noMatchTitle")}
            description={t("common:list.noMatchText", { count: lines.length })}
            action={
              <Button onClick={() => change({ search: "", filters: {} })}>
                {t("common:list.clearFilters")}
              </Button>
            }
          />
        }
      />
      {columns.some(({ help }) => format.text(help) !== "") && (
        <Suspense>
          <ColumnHelp columns={columns} inset={extent === "whole"} />
        </Suspense>
      )}
      {((extent === "part" && shown.length > FIRST_ROWS && !narrowed) || table.total > stored) && (
        <div className={extent === "whole" ? css.footInset : css.foot}>
          {extent === "part" && shown.length > FIRST_ROWS && !narrowed && state.sort === null && (
            <Button size={24} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t("showFewer") : t("showAll", { count: lines.length })}
            </Button>
          )}
          {table.total > stored && (
            <span>{t("rowsShown", { shown: format.count(stored), total: format.count(table.total) })}</span>
          )}
        </div>
      )}
    </>
  );
  const said = format.text(view.subTitle);
  return (
    <>
      {said !== "" && <p className={extent === "whole" ? css.saidInset : css.said}>{said}</p>}
      {tab === null ? (
        body
      ) : (
        <Tabs
          {...(extent === "whole" && { className: css.tabsInset })}
          label={title}
          value={tab}
          onValueChange={(next) => change({ view: next, sort: null, filters: {} })}
          tabs={view.tabs.map(({ id, name }) => ({
            value: id,
            label: format.text(name),
            count: format.count(rowsOfTab(view, id, table.rows).length),
            content: id === tab ? body : null,
          }))}
        />
      )}
    </>
  );
}
