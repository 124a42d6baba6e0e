import type { ListedCheck } from "@candor/api/contract";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { StatusText } from "../evidence/index.ts";
import { useFormat } from "../platform/index.ts";
import * as css from "./components/ChecksTable.css.ts";
import { Citations } from "./components/Citations.tsx";
import { OwnerName } from "./components/OwnerName.tsx";
import { Handling } from "./components/work/Handling.tsx";

/**
 * Columns of the checks table. Those that sort are named as the server's orders. One object needs no column for it, and
 * leaves room for the owner, who else stands under the resolution.
 */
export function useCheckColumns(ofOneObject: boolean): DataColumn<ListedCheck>[] {
  const { t } = useTranslation("checks");
  const format = useFormat();
  return useMemo(() => {
    const columns: DataColumn<ListedCheck>[] = [
      {
        id: "status",
        header: t("column.status"),
        width: 160,
        sortable: true,
        ranked: true,
        cell: (row) => <StatusText status={row.status} />,
      },
      {
        id: "title",
        header: t("column.check"),
        sortable: true,
        overflow: "free",
        cell: (row) => (
          <>
            <span className={css.title}>{format.text(row.title)}</span>
            <span className={css.category}>{format.text(row.category)}</span>
          </>
        ),
      },
      {
        id: "frameworks",
        header: t("column.frameworks"),
        width: 240,
        yields: true,
        overflow: "free",
        cell: (row) => <Citations citations={row.citations} />,
      },
      {
        id: "object",
        header: t("column.object"),
        width: 206,
        sortable: true,
        overflow: "clamp",
        cell: (row) => row.object_name,
      },
      {
        id: "owner",
        header: t("column.owner"),
        width: 180,
        overflow: "clamp",
        cell: (row) => <OwnerName name={row.owner} />,
      },
      {
        id: "resolution",
        header: t("column.resolution"),
        width: 140,
        yields: true,
        overflow: "free",
        cell: (row) => <Handling check={ofOneObject ? { ...row, owner: null } : row} />,
      },
      {
        id: "changed",
        header: t("column.changed"),
        width: 104,
        yields: true,
        align: "end",
        sortable: true,
        cell: (row) => <span className={css.muted}>{format.day(row.changed_at)}</span>,
      },
    ];
    return columns.filter(({ id }) => id !== (ofOneObject ? "object" : "owner"));
  }, [t, format, ofOneObject]);
}
