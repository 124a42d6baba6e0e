import type { StaffAccount } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { hidden } from "@candor/ui/tokens";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import * as css from "./components/Staff.css.ts";

/** What somebody may do and when they were last there, in words. */
export function useStaffWords() {
  const { t } = useTranslation("staff");
  const { count, dateTime } = useFormat();
  return useMemo(
    () => ({
      may: ({ permissions }: StaffAccount) => {
        if (permissions.includes("super")) return t("may.all");
        return t("may.some", { count: permissions.length });
      },
      // Who has not come yet has no password either.
      steps: ({ state, second_factor }: StaffAccount) =>
        state === "invited" ? "—" : t(second_factor ? "twoSteps.on" : "twoSteps.off"),
      seen: ({ sessions, last_seen_at }: StaffAccount) =>
        last_seen_at === null
          ? t("seen.none")
          : t("seen.sessions", { count: sessions, sessions: count(sessions), when: dateTime(last_seen_at) }),
    }),
    [t, count, dateTime],
  );
}

/** Columns of the list of staff. */
export function useStaffColumns(
  menuOf: (account: StaffAccount) => ReactNode,
): readonly DataColumn<StaffAccount>[] {
  const { t } = useTranslation("staff");
  const words = useStaffWords();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("column.name"),
        cell: ({ username, email, own }) => (
          <>
            <span className={css.name}>{own ? t("you", { name: username }) : username}</span>
            <span className={css.small}>{email}</span>
          </>
        ),
      },
      { id: "state", header: t("column.state"), width: 120, cell: ({ state }) => t(`state.${state}`) },
      { id: "may", header: t("column.may"), width: 168, cell: words.may },
      { id: "seen", header: t("column.seen"), width: 320, yields: true, cell: words.seen },
      { id: "steps", header: t("twoSteps.open"), width: 168, yields: true, cell: words.steps },
      {
        id: "menu",
        header: <span className={hidden}>{t("column.menu")}</span>,
        width: 72,
        align: "end",
        overflow: "free",
        cell: menuOf,
      },
    ],
    [t, words, menuOf],
  );
}
