import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import type { IssueState } from "./address.ts";
import { useCheck, useIssue } from "./queries.ts";

/** Texts of the top bar over one check. */
export function useCheckHead(id: string) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  const check = useCheck(id).data;
  return {
    title: t("detail.title"),
    backLabel: t("detail.toChecks"),
    ...(check && {
      documentTitle: format.text(check.title),
      subtitle: t("detail.subtitle", { object: check.object_name, date: format.date(check.assessed_at) }),
    }),
  };
}

/** Name of the checks table, for the document's title where the top bar holds the choice of object instead. */
export const useChecksTitle = (): string => useTranslation("checks").t("title");

/** Texts of the top bar over one check in all assets. */
export function useIssueHead(state: IssueState) {
  const { t } = useTranslation("checks");
  const format = useFormat();
  const issue = useIssue(state).data;
  return {
    title: t("issue.property"),
    backLabel: t("detail.toChecks"),
    ...(issue && { documentTitle: format.text(issue.title) }),
  };
}
