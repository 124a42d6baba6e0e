import { useTranslation } from "react-i18next";
import { useFormat, utcOffset } from "../platform/index.ts";
import type { DashboardState } from "./address.ts";
import { useDashboard } from "./queries.ts";

/** The line under the page's title: the company and the assessment that is shown. Empty until that is known. */
export function useDashboardSubtitle(company: string, state: DashboardState): string {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { data } = useDashboard(state);
  if (!data) return "";
  if (!data.assessed_at) return state.assessmentId ? company : t("subtitleFresh", { company });
  const at = new Date(data.assessed_at);
  const said = { company, at: format.dateTime(data.assessed_at), zone: utcOffset(at) };
  return state.assessmentId ? t("subtitleThen", said) : t("subtitle", said);
}
