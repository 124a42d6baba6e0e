import type { AuditEntry } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import { useActionText } from "./action-text.ts";
import * as css from "./components/Logs.css.ts";

/** Who did it, in words: a line that no account wrote is the server's, or that of somebody who asked it for something. */
export function useActorName() {
  const { t } = useTranslation("logs");
  return useMemo(
    () =>
      ({ actor_kind, actor_name, address }: AuditEntry) =>
        actor_name ??
        t(actor_kind === "system" && address !== null ? "actor.anonymous" : `actor.${actor_kind}`),
    [t],
  );
}

/** Columns of the log: when, who, what, about which company, from where. */
export function useLogColumns(): readonly DataColumn<AuditEntry>[] {
  const { t } = useTranslation("logs");
  const { dateTime } = useFormat();
  const nameOf = useActorName();
  const text = useActionText();
  return useMemo(
    () => [
      { id: "at", header: t("column.at"), width: 176, cell: ({ at }) => dateTime(at) },
      {
        id: "actor",
        header: t("column.actor"),
        width: 200,
        cell: (entry) => (
          <>
            <span className={css.name}>{nameOf(entry)}</span>
            {entry.actor_name !== null && <span className={css.small}>{t(`actor.${entry.actor_kind}`)}</span>}
          </>
        ),
      },
      {
        id: "action",
        header: t("column.action"),
        cell: (entry) => (
          <>
            <span className={css.name}>
              {entry.target_name === null
                ? text.entry(entry)
                : t("about", { action: text.entry(entry), target: entry.target_name })}
            </span>
            <code className={css.small}>{entry.action}</code>
          </>
        ),
      },
      {
        id: "company",
        header: t("column.company"),
        width: 184,
        yields: true,
        cell: ({ company_name }) => company_name ?? "—",
      },
      {
        id: "address",
        header: t("column.address"),
        width: 144,
        yields: true,
        cell: ({ address }) => address ?? "—",
      },
    ],
    [t, dateTime, nameOf, text],
  );
}
