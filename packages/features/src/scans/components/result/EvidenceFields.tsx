import type { EvidenceTable } from "@candor/api/entities";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EvidenceTableView } from "../../../evidence/index.ts";
import {
  type Draft,
  HiddenOf,
  type Line,
  RowDialog,
  useRowRemarks,
  withLines,
} from "../../../evidence-rows/index.ts";
import { useFormat } from "../../../platform/index.ts";
import * as css from "./ResultEditForm.css.ts";

export interface EvidenceFieldsProps {
  /** As the engine saw it. */
  engine: readonly EvidenceTable[];
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The evidence of a result, each row to be changed or hidden; nothing where there is none. */
export function EvidenceFields({ engine, draft, onChange }: EvidenceFieldsProps) {
  const { t } = useTranslation("scans");
  const { text } = useFormat();
  const remarks = useRowRemarks();
  const [open, setOpen] = useState<{ table: EvidenceTable; row: number } | null>(null);
  const line = open && draft[open.table.id]?.[open.row];
  const put = (table: EvidenceTable, row: number, next: Line) => {
    const lines = (draft[table.id] ?? []).map((one, at) => (at === row ? next : one));
    onChange({ ...draft, [table.id]: lines });
    setOpen(null);
  };
  if (engine.length === 0) return null;
  return (
    <fieldset className={css.texts}>
      <legend className={css.legend}>{t("detail.evidence")}</legend>
      {engine.map((table) => {
        const lines = draft[table.id] ?? [];
        return (
          <div key={table.id} className={css.table}>
            <HiddenOf lines={lines} />
            <EvidenceTableView
              table={withLines(table, lines)}
              label={text(table.title)}
              remarks={remarks({ lines, onEdit: (row) => setOpen({ table, row }) })}
            />
          </div>
        );
      })}
      {open && line && (
        <RowDialog
          line={line}
          columns={open.table.columns}
          onClose={() => setOpen(null)}
          onChange={(next) => put(open.table, open.row, next)}
        />
      )}
    </fieldset>
  );
}
