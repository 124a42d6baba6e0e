import type { DataColumn } from "@candor/ui/data";
import { hidden } from "@candor/ui/tokens";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { runLanguage, useFormat } from "../platform/index.ts";
import * as css from "./components/Whitelist.css.ts";
import type { WhitelistEntry } from "./queries.ts";

/** Columns of the whitelist. */
export function useWhitelistColumns(
  nameOf: (entry: WhitelistEntry) => string,
  menuOf: (entry: WhitelistEntry) => ReactNode,
): readonly DataColumn<WhitelistEntry>[] {
  const { t } = useTranslation("whitelist");
  const { date, details } = useFormat();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("column.name"),
        cell: (entry) => (
          <>
            <span className={css.name} lang={runLanguage(nameOf(entry))}>
              {nameOf(entry)}
            </span>
            {entry.data.note && <span className={css.note}>{entry.data.note}</span>}
          </>
        ),
      },
      { id: "kind", header: t("form.kind"), width: 168, cell: ({ data }) => t(`kind.${data.kind}`) },
      {
        id: "use",
        header: t("column.use"),
        width: 132,
        cell: ({ enable }) => t(enable ? "use.on" : "use.off"),
      },
      {
        id: "changed",
        header: t("column.changed"),
        width: 240,
        yields: true,
        cell: ({ updated_at, updated_by }) => details([date(updated_at), updated_by]),
      },
      {
        id: "menu",
        header: <span className={hidden}>{t("column.menu")}</span>,
        width: 72,
        align: "end",
        overflow: "free",
        cell: menuOf,
      },
    ],
    [t, date, details, nameOf, menuOf],
  );
}
