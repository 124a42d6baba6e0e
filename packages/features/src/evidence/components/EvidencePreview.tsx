import { type ColumnPosition, cellText, columnsAt, type EvidenceTable, viewOf } from "@candor/api/entities";
import { CodeBlock } from "@candor/ui/data";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { linesOf } from "../rows.ts";
import * as css from "./EvidenceTableView.css.ts";
import { EvidenceTableView } from "./EvidenceTableView.tsx";
import RowDetail from "./RowDetail.tsx";

/** Rows of an export that are previewed. */
const EXPORTED = 20;

export interface EvidencePreviewProps {
  table: EvidenceTable;
  position: ColumnPosition;
}

/**
 * What a layout makes of a table at one of its places: the table, a row's detail, or the file that is exported. Drawn
 * again only for another layout, not with each key typed into its editor.
 */
export const EvidencePreview = memo(function EvidencePreview({ table, position }: EvidencePreviewProps) {
  const format = useFormat();
  return (
    <>
      <h3 className={css.title}>{format.text(viewOf(table).title)}</h3>
      <Preview table={table} position={position} />
    </>
  );
});

function Preview({ table, position }: EvidencePreviewProps) {
  const { t } = useTranslation("evidence");
  const { language } = usePlatform();
  const view = useMemo(() => viewOf(table), [table]);
  if (position === "table") return <EvidenceTableView table={table} />;
  const columns = columnsAt(view, position, null, table.rows);
  if (columns.length === 0) return <p className={css.foot}>{t("preview.none")}</p>;
  if (position === "detail") {
    return linesOf(table.rows.slice(0, 3), view.uniqueKeys).map((line) => (
      <RowDetail key={line.id} line={line} columns={columns} />
    ));
  }
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const csv = [
    columns.map(({ title }) => cell(title[language])),
    ...table.rows
      .slice(0, EXPORTED)
      .map((row) => columns.map((column) => cell(cellText(row[column.key], column, language).slice(0, 400)))),
  ];
  return <CodeBlock label={t("preview.export")} code={csv.map((line) => line.join(",")).join("\n")} />;
}
