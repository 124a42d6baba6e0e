import { dashboard } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { useEndpoint, useFormat, utcOffset } from "../platform/index.ts";

/** The line under the page's title: the company and when it was last assessed. Empty until that is known. */
export function useDashboardSubtitle(company: string): string {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { data } = useEndpoint(dashboard, {}, { quiet: true });
  if (!data) return "";
  if (!data.assessed_at) return t("subtitleFresh", { company });
  const at = new Date(data.assessed_at);
  return t("subtitle", { company, at: format.dateTime(data.assessed_at), zone: utcOffset(at) });
}
