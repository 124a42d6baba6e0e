import type { TableView, ViewColumn } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { groupLine, type Line } from "../rows.ts";
import { EvidenceCell } from "./EvidenceCell.tsx";
import * as css from "./EvidenceTableView.css.ts";

export interface GroupHeadProps {
  view: TableView;
  columns: readonly ViewColumn[];
  depth: number;
  lines: readonly Line[];
}

/** The line over a group: what it is, how many are in it, and what its columns come to. */
export default function GroupHead({ view, columns, depth, lines }: GroupHeadProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const { title, within, merged } = groupLine(view, columns, depth, lines);
  const first = lines[0];
  return (
    <span className={css.group}>
      {title.column && first ? (
        <EvidenceCell
          column={{ ...title.column, type: title.column.type === "provider" ? "text" : title.column.type }}
          row={first.cells}
          lines={2}
        />
      ) : (
        String(title.value ?? t("noValue"))
      )}
      <span className={css.quiet}>
        {within.column
          ? format.named(format.text(within.column.title), format.count(within.count))
          : t("groupRows", { count: lines.length })}
      </span>
      {merged.map(({ column, value }) => (
        <span key={column.key} className={css.quiet}>
          {column.merge === "count"
            ? t("merged.count", { name: format.text(column.title), count: value, value: format.count(value) })
            : t("merged.sum", { name: format.text(column.title), value: format.count(value) })}
        </span>
      ))}
    </span>
  );
}
