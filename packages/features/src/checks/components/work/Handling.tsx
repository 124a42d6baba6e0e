import type { ListedCheck } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import * as css from "../ChecksTable.css.ts";

/** How far a check is worked off, by whom, and its Jira issue. */
export function Handling({ check }: { check: Pick<ListedCheck, "resolution" | "owner" | "issue"> }) {
  const { t } = useTranslation("checks");
  const { resolution, owner, issue } = check;
  const by = [owner, issue?.key].filter(Boolean).join(" · ");
  return (
    <>
      {t(`resolution.${resolution}`)}
      {by && <span className={css.category}>{by}</span>}
    </>
  );
}
