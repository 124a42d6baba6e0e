import { DEFAULT_LOGO, type StaffCompany } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { companyStateOf } from "../list-state.ts";
import { centerOf, pagesOf, partsOf } from "../settings.ts";
import * as css from "./CompanyList.css.ts";
import { PlanName } from "./PlanName.tsx";

export interface CompanyFactsProps {
  company: StaffCompany;
  /** Address of the list of scans, narrowed to the last one; null for those who may not read scans. */
  lastScanHref: string | null;
}

/** What is known of a company. */
export function CompanyFacts({ company, lastScanHref }: CompanyFactsProps) {
  const { Link } = usePlatform();
  const { t } = useTranslation("companies");
  const { count, date, series } = useFormat();
  const own = company.logo !== DEFAULT_LOGO && company.logo_url;
  return (
    <KeyValueList
      items={[
        {
          id: "logo",
          label: t("page.logo"),
          value: own ? (
            <img className={css.logo} src={own} alt={t("page.logoOf", { name: company.name })} />
          ) : (
            t("page.noLogo")
          ),
        },
        { id: "plan", label: t("column.plan"), value: <PlanName version={company.product_version} /> },
        {
          id: "state",
          label: t("column.state"),
          value: t(`state.${companyStateOf(company.company_status)}`),
        },
        {
          id: "expires",
          label: t("page.expires"),
          value: company.expires_at ? date(company.expires_at) : t("page.never"),
        },
        {
          id: "parts",
          label: t("settings.parts"),
          value: series(partsOf(company.product_type).map((part) => t(`part.${part}`))) || t("page.none"),
        },
        {
          id: "pages",
          label: t("settings.pages"),
          value: series(pagesOf(company).map((page) => t(`shown.${page}`))) || t("page.none"),
        },
        {
          id: "menu",
          label: t("settings.menu"),
          value: company.menu_ids
            ? t("items.chosenIn", {
                menu: t(`menu.${company.menu_form}`),
                count: company.menu_ids.length,
                n: count(company.menu_ids.length),
              })
            : t(`menu.${company.menu_form}`),
        },
        ...(partsOf(company.product_type).includes("privacy_center")
          ? [{ id: "center", label: t("part.privacy_center"), value: t(`center.${centerOf(company)}`) }]
          : []),
        {
          id: "lastScan",
          label: t("page.lastScan"),
          value:
            company.last_scan === 0 ? (
              t("page.noScan")
            ) : lastScanHref ? (
              <Link href={lastScanHref}>{`S-${company.last_scan}`}</Link>
            ) : (
              `S-${company.last_scan}`
            ),
        },
        { id: "created", label: t("column.created"), value: date(company.created_at) },
      ]}
    />
  );
}
