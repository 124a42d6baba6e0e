import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import { type CheckComparisonState, comparisonHref } from "./address.ts";
import { useCheckComparison } from "./queries.ts";

/** Words of the way back to the checks. */
export const useComparisonHead = () => ({ backLabel: useTranslation("comparison").t("back") });

/** Texts of the top bar over one check in two assessments, and the way back to them. */
export function useCheckComparisonHead(state: CheckComparisonState) {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  const check = useCheckComparison(state).data;
  return {
    backLabel: t("check.back"),
    backHref: comparisonHref(
      check && {
        before: check.before.version.assessment_id,
        after: check.after.version.assessment_id,
      },
    ),
    ...(check && { documentTitle: format.text(check.title) }),
  };
}
