import type { ActivityScan } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { hidden } from "@candor/ui/tokens";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import * as css from "./components/campaigns.css.ts";

/** Columns of the requests. */
export function useRequestColumns(
  menuOf: (request: ActivityScan) => ReactNode,
  titleOf: (cid: string) => string,
): readonly DataColumn<ActivityScan>[] {
  const { t } = useTranslation(["campaigns", "scans"]);
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      {
        id: "company",
        header: t("requests.column.company"),
        cell: ({ company, website }) => (
          <>
            <span className={css.name}>{company}</span>
            <span className={css.small}>{website}</span>
          </>
        ),
      },
      {
        id: "contact",
        header: t("requests.column.contact"),
        width: 240,
        yields: true,
        cell: ({ email, mobile }) => (
          <>
            <span className={css.name}>{email}</span>
            <span className={css.small}>{mobile}</span>
          </>
        ),
      },
      {
        id: "campaign",
        header: t("requests.column.campaign"),
        width: 160,
        yields: true,
        cell: ({ cid }) => (
          <span className={css.name} title={cid}>
            {titleOf(cid)}
          </span>
        ),
      },
      {
        id: "state",
        header: t("requests.column.state"),
        width: 184,
        cell: ({ state, failure }) => (
          <>
            <span className={css.name}>{t(`state.${state}`)}</span>
            {failure !== null && <span className={css.small}>{t(`scans:failureShort.${failure}`)}</span>}
          </>
        ),
      },
      {
        id: "submitted",
        header: t("requests.when.submitted"),
        width: 176,
        align: "end",
        yields: true,
        cell: ({ submitted_at }) => dateTime(submitted_at),
      },
      {
        id: "menu",
        header: <span className={hidden}>{t("requests.column.menu")}</span>,
        width: 72,
        align: "end",
        overflow: "free",
        cell: menuOf,
      },
    ],
    [t, dateTime, menuOf, titleOf],
  );
}
