import type { Risk } from "@candor/api/contract";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { StatusText } from "../evidence/index.ts";
import { useFormat } from "../platform/index.ts";
import { daysSince } from "./age.ts";
import { Issues } from "./components/Issues.tsx";
import * as css from "./components/Risks.css.ts";
import { statusOf } from "./status.ts";

/** Columns of the register. Those that sort are named as the server's orders. */
export function useRiskColumns(grouped: boolean): DataColumn<Risk>[] {
  const { t } = useTranslation("risks");
  const format = useFormat();
  return useMemo(() => {
    const columns: DataColumn<Risk>[] = [
      {
        id: "level",
        header: t("column.level"),
        width: 128,
        sortable: true,
        ranked: true,
        cell: (risk) => <StatusText status={statusOf(risk)} />,
      },
      {
        id: "title",
        header: t("column.risk"),
        sortable: true,
        overflow: "free",
        cell: (risk) => (
          <>
            <span className={css.title}>{format.text(risk.title)}</span>
            <span className={css.small}>{format.text(grouped ? risk.category : risk.scenario)}</span>
          </>
        ),
      },
      {
        id: "objects",
        header: t("column.objects"),
        width: 112,
        sortable: true,
        cell: ({ objects, assessed }) =>
          t("objectsOf", { count: assessed, having: format.count(objects), total: format.count(assessed) }),
      },
      {
        id: "age",
        header: t("column.age"),
        width: 128,
        sortable: true,
        overflow: "free",
        cell: ({ first_seen }) => (
          <>
            <span>{t("days", { count: daysSince(first_seen, Date.now()) })}</span>
            <span className={css.small}>{format.date(first_seen)}</span>
          </>
        ),
      },
      {
        id: "owner",
        header: t("column.owner"),
        width: 160,
        yields: true,
        none: <span className={css.muted}>{t("nobody")}</span>,
        cell: ({ owners }) => format.series(owners.map(({ name }) => name)),
      },
      {
        id: "resolution",
        header: t("column.resolution"),
        width: 120,
        yields: true,
        cell: ({ resolution, resolved, objects }) =>
          resolution === "partly"
            ? t("partlyOf", { resolved: format.count(resolved), total: format.count(objects) })
            : t(`resolution.${resolution}`),
      },
      {
        id: "jira",
        header: t("column.jira"),
        width: 136,
        yields: true,
        none: <span className={css.muted}>–</span>,
        cell: ({ issues, issue_total }) =>
          issues.length > 0 ? <Issues issues={issues} total={issue_total} /> : null,
      },
    ];
    return columns;
  }, [t, format, grouped]);
}
