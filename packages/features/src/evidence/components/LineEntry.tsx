import { isEmptyCell, type ViewColumn } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import type { ReactNode } from "react";
import { useFormat } from "../../platform/index.ts";
import type { Line } from "../rows.ts";
import { type CellFormat, evidenceCell } from "./EvidenceCell.tsx";
import * as css from "./EvidenceTableView.css.ts";

/** What a row can be called by: neither a status nor a label nor a region, which many rows have. */
const NAMES: ReadonlySet<ViewColumn["type"]> = new Set(["text", "mono", "url", "provider"]);

export interface LineEntryProps {
  line: Line;
  columns: readonly ViewColumn[];
  cellFormat: CellFormat;
  /** What is said of the row. */
  remark?: ReactNode;
}

/** A row where there is no room for columns: what it is called, and under it everything that it says. */
export function LineEntry({ line, columns, cellFormat, remark }: LineEntryProps) {
  const format = useFormat();
  const { cells } = line;
  const name = columns.find(({ type, key }) => NAMES.has(type) && !isEmptyCell(cells[key])) ?? columns[0];
  const said = columns.filter((column) => column !== name && !isEmptyCell(cells[column.key]));
  const cell = (column: ViewColumn) => evidenceCell({ column, row: cells, lines: 6 }, cellFormat);
  return (
    <div className={css.entry}>
      {remark}
      {name && <div className={css.entryName}>{cell(name)}</div>}
      <KeyValueList
        items={said.map((column) => ({
          id: column.key,
          label: format.text(column.title),
          value: cell(column),
        }))}
      />
    </div>
  );
}
