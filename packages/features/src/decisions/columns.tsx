import type { Decision } from "@candor/api/contract";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import * as css from "./components/Ledger.css.ts";

/** The words of one line of the ledger. */
export function useDecisionWords() {
  const { t } = useTranslation("decisions");
  const format = useFormat();
  return useMemo(
    () => ({
      about: ({ check, person, assessment }: Decision) => {
        if (check) return format.text(check.title);
        if (person) return t(`role.${person.role}`, { name: person.name });
        return assessment ? t("published", { number: assessment.number }) : "";
      },
      by: ({ by, by_staff }: Decision) => (by_staff ? t("staff", { name: by }) : by),
      state: ({ until, ended_at }: Decision) => {
        if (ended_at !== null) return t("endedOn", { date: format.date(ended_at) });
        return until === null ? t("once") : t(`until.${until}`);
      },
    }),
    [t, format],
  );
}

/** Columns of the ledger: when, what, about what and why, by whom, and whether it stands. */
export function useDecisionColumns(): DataColumn<Decision>[] {
  const { t } = useTranslation("decisions");
  const format = useFormat();
  const words = useDecisionWords();
  return useMemo(
    () => [
      { id: "at", header: t("column.at"), width: 184, cell: ({ at }) => format.dateTime(at) },
      {
        id: "kind",
        header: t("column.kind"),
        width: 208,
        overflow: "free",
        cell: ({ kind }) => t(`kind.${kind}`),
      },
      {
        id: "about",
        header: t("column.about"),
        overflow: "free",
        cell: (row) => (
          <>
            <span className={css.title}>{words.about(row)}</span>
            {row.check && <span className={css.small}>{row.check.object_name}</span>}
            {row.reason && <span className={css.small}>{row.reason}</span>}
          </>
        ),
      },
      { id: "by", header: t("column.by"), width: 160, yields: true, overflow: "free", cell: words.by },
      {
        id: "state",
        header: t("column.state"),
        width: 176,
        yields: true,
        overflow: "free",
        cell: words.state,
      },
    ],
    [t, format, words],
  );
}
