import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import * as css from "./components/comparison.css.ts";
import { StatusChange } from "./components/StatusChange.tsx";
import { useRowChangesText } from "./sentence.ts";
import type { ComparisonRow } from "./types.ts";

/** Columns of the comparison. One object needs no column for it. */
export function useComparisonColumns(ofSeveral: boolean): DataColumn<ComparisonRow>[] {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  const rowChanges = useRowChangesText();
  return useMemo(() => {
    const columns: DataColumn<ComparisonRow>[] = [
      { id: "change", header: t("column.change"), width: 150, cell: ({ change }) => t(`change.${change}`) },
      {
        id: "check",
        header: t("column.check"),
        overflow: "free",
        cell: ({ title, category }) => (
          <>
            <span className={css.title}>{format.text(title)}</span>
            <span className={css.small}>{format.text(category)}</span>
          </>
        ),
      },
      {
        id: "object",
        header: t("column.object"),
        width: 224,
        yields: true,
        cell: ({ object_name }) => object_name,
      },
      {
        id: "status",
        header: t("column.status"),
        width: 220,
        overflow: "free",
        cell: (row) => <StatusChange row={row} />,
      },
      {
        id: "cause",
        header: t("column.cause"),
        width: 220,
        overflow: "free",
        cell: ({ cause, evidence }) => (
          <>
            {t(cause ? `cause.${cause}` : "cause.none")}
            {evidence && <span className={css.small}>{rowChanges(evidence)}</span>}
          </>
        ),
      },
    ];
    return ofSeveral ? columns : columns.filter(({ id }) => id !== "object");
  }, [t, format, rowChanges, ofSeveral]);
}
