import type { EvidenceColumn, EvidenceTable } from "@candor/api/entities";
import { ScrollFrame } from "@candor/ui/data";
import { Button } from "@candor/ui/forms";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { EvidenceCell } from "./EvidenceCell.tsx";
import * as css from "./EvidenceTableView.css.ts";

/** Rows shown before the reader asks for the rest. */
const FIRST_ROWS = 12;

export interface EvidenceTableViewProps {
  table: EvidenceTable;
  /** A first column that says something of each row, by its place. */
  remarks?: { header: string; cell: (row: number) => ReactNode };
}

/** One table of what was seen. */
export function EvidenceTableView({ table, remarks }: EvidenceTableViewProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const [all, setAll] = useState(false);
  const title = format.text(table.title);
  const stored = table.rows.length;
  const rows = all ? table.rows : table.rows.slice(0, FIRST_ROWS);
  if (stored === 0) return <p className={css.foot}>{t("noRows")}</p>;

  const worded = (value: string | number | null | undefined, labels: EvidenceColumn["labels"]) => {
    const label = labels?.[String(value)];
    return label ? format.text(label) : value;
  };
  const alignment = (type: string) => (type === "number" || type === "duration" ? css.end : undefined);
  return (
    <>
      <ScrollFrame label={title}>
        <table className={css.table}>
          <thead>
            <tr>
              {remarks && (
                <th scope="col" className={css.head}>
                  {remarks.header}
                </th>
              )}
              {table.columns.map(({ key, label, type }) => (
                <th key={key} scope="col" className={[css.head, alignment(type)].filter(Boolean).join(" ")}>
                  {format.text(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered and may be equal
              <tr key={index}>
                {remarks && <td className={css.cell}>{remarks.cell(index)}</td>}
                {table.columns.map(({ key, type, labels }) => (
                  <td key={key} className={[css.cell, alignment(type)].filter(Boolean).join(" ")}>
                    <EvidenceCell type={type} value={worded(row[key], labels)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {(stored > FIRST_ROWS || table.total > stored) && (
        <div className={css.foot}>
          {stored > FIRST_ROWS && (
            <Button size={24} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t("showFewer") : t("showAll", { count: stored })}
            </Button>
          )}
          {table.total > stored && (
            <span>{t("rowsShown", { shown: format.count(stored), total: format.count(table.total) })}</span>
          )}
        </div>
      )}
    </>
  );
}
