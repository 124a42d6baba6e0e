import { isEmptyCell, type ViewColumn } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import { useFormat } from "../../platform/index.ts";
import type { Line } from "../rows.ts";
import { EvidenceCell } from "./EvidenceCell.tsx";
import * as css from "./EvidenceTableView.css.ts";

export interface RowDetailProps {
  line: Line;
  columns: readonly ViewColumn[];
}

/** Everything that the columns of the detail say of one row. */
export default function RowDetail({ line, columns }: RowDetailProps) {
  const format = useFormat();
  return (
    <div className={css.detail}>
      <KeyValueList
        items={columns
          .filter(({ key, hiddenWhenEmpty }) => !hiddenWhenEmpty.detail || !isEmptyCell(line.cells[key]))
          .map((column) => ({
            id: column.key,
            label: format.text(column.title),
            value: <EvidenceCell column={column} row={line.cells} lines={6} />,
          }))}
      />
    </div>
  );
}
