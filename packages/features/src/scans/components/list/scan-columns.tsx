import { findPlan } from "@candor/api/entities";
import { Avatar } from "@candor/ui/badges";
import type { DataColumn } from "@candor/ui/data";
import { hidden } from "@candor/ui/tokens";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import type { ScanAction } from "../../actions.ts";
import { type ScanRow, scanNumber } from "../../types.ts";
import { useAgo } from "../../use-ago.ts";
import { ScanMenu } from "../actions/ScanMenu.tsx";
import { failureOf, StageMark } from "../StageMark.tsx";
import * as css from "./ScanList.css.ts";
import { ScanObjects } from "./ScanObjects.tsx";
import { ScanResultCell } from "./ScanResultCell.tsx";

/** Columns of the list of scans. */
export function useScanColumns(
  onAction: (action: ScanAction, scan: ScanRow) => void,
): readonly DataColumn<ScanRow>[] {
  const { t } = useTranslation("scans");
  const { dateTime } = useFormat();
  const ago = useAgo();
  return useMemo(
    () => [
      {
        id: "scan",
        header: t("column.scan"),
        width: 172,
        overflow: "free",
        cell: (scan) => (
          <>
            <span className={css.number}>{scanNumber(scan)}</span>
            <span className={css.small}>{dateTime(scan.submitted_at)}</span>
          </>
        ),
      },
      {
        id: "company",
        header: t("column.company"),
        cell: (scan) => {
          const plan = findPlan(scan.company.product_version);
          return (
            <>
              <span className={css.company}>{scan.company.name}</span>
              {plan && <span className={css.small}>{t(`plan.${plan}`)}</span>}
            </>
          );
        },
      },
      {
        id: "objects",
        header: t("column.objects"),
        width: 150,
        overflow: "free",
        cell: (scan) => <ScanObjects objects={scan.objects} />,
      },
      {
        id: "stage",
        header: t("column.stage"),
        width: 212,
        cell: (scan) => (
          <StageMark state={scan.state} progress={scan.progress} failure={failureOf(scan.objects)} />
        ),
      },
      {
        id: "result",
        header: t("column.result"),
        width: 184,
        cell: (scan) => <ScanResultCell scan={scan} />,
      },
      {
        id: "expert",
        header: t("column.expert"),
        width: 144,
        yields: true,
        cell: ({ expert }) =>
          expert === null ? (
            <span className={css.muted} title={t("list.noExpert")}>
              —
            </span>
          ) : (
            <span className={css.person}>
              <Avatar name={expert} />
              {expert}
            </span>
          ),
      },
      {
        id: "updated",
        header: t("column.updated"),
        width: 100,
        yields: true,
        align: "end",
        cell: ({ updated_at }) => (
          <span className={css.muted} title={dateTime(updated_at)}>
            {ago(updated_at)}
          </span>
        ),
      },
      {
        id: "actions",
        header: <span className={hidden}>{t("column.actions")}</span>,
        width: 72,
        align: "end",
        overflow: "free",
        cell: (scan) => <ScanMenu scan={scan} onAction={onAction} />,
      },
    ],
    [t, dateTime, ago, onAction],
  );
}
