import type { StaffCompany } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { standingOf } from "../list-state.ts";
import { PlanName } from "./PlanName.tsx";

/** What is known of a company. */
export function CompanyFacts({ company }: { company: StaffCompany }) {
  const { t } = useTranslation("companies");
  const { count, date } = useFormat();
  return (
    <KeyValueList
      items={[
        { id: "plan", label: t("column.plan"), value: <PlanName version={company.product_version} /> },
        {
          id: "standing",
          label: t("column.standing"),
          value: t(`standing.${standingOf(company.company_status)}`),
        },
        {
          id: "expires",
          label: t("page.expires"),
          value: company.expires_at ? date(company.expires_at) : t("page.never"),
        },
        { id: "objects", label: t("column.objects"), value: count(company.objects) },
        {
          id: "lastScan",
          label: t("page.lastScan"),
          value: company.last_scan > 0 ? `#${company.last_scan}` : t("page.noScan"),
        },
        { id: "created", label: t("column.created"), value: date(company.created_at) },
      ]}
    />
  );
}
