import { PLAN_NAMES, type StaffCompany } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import { Building2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useCompanyColumns } from "../columns.tsx";
import { COMPANY_STATES, type CompaniesState, companyStateOf } from "../list-state.ts";
import { CompanyDialog } from "../parts.ts";
import { useCompanies } from "../queries.ts";
import * as css from "./CompanyList.css.ts";
import { PlanName } from "./PlanName.tsx";

export interface CompanyListProps {
  /** From `useAddress` of `companiesAddress`. */
  address: AddressState<CompaniesState>;
  /** Address of a company's page. */
  companyHref: (id: string) => string;
  /** A company was made: its page is next. */
  onCreated: (id: string) => void;
}

const rowId = ({ id }: StaffCompany) => id;

/** All companies, the newest first, and the way to make one. */
export function CompanyList({ address, companyHref, onCreated }: CompanyListProps) {
  const { t } = useTranslation("companies");
  const query = useCompanies(address.state);
  const columns = useCompanyColumns();
  const dialog = (onClose: () => void) => (
    <CompanyDialog
      onClose={onClose}
      onCreated={({ id }) => {
        onClose();
        onCreated(id);
      }}
    />
  );
  return (
    <ListScreen
      address={address}
      query={query}
      title={t("title")}
      create={{ label: t("create"), icon: <Icon of={Building2} />, dialog }}
      loadingLabel={t("loading")}
      search={t("search")}
      searchHint={t("searchHint")}
      filters={[
        {
          kind: "one",
          key: "plan",
          label: t("filter.plan"),
          all: t("filter.allPlans"),
          options: PLAN_NAMES.map((plan) => ({ value: plan, label: t(`plan.${plan}`) })),
        },
        {
          kind: "one",
          key: "status",
          label: t("filter.status"),
          all: t("filter.allStates"),
          options: COMPANY_STATES.map((one) => ({ value: one, label: t(`state.${one}`) })),
        },
      ]}
      table={{
        columns,
        rowId,
        rowHref: ({ id }) => companyHref(id),
        renderNarrow: (company) => (
          <span className={css.narrow}>
            <span className={css.name}>{company.name}</span>
            <span className={css.foot}>
              <PlanName version={company.product_version} />
              <span>{t(`state.${companyStateOf(company.company_status)}`)}</span>
              <span>{t("people", { count: company.members })}</span>
            </span>
          </span>
        ),
      }}
      empty={{ title: t("emptyTitle"), text: t("emptyText") }}
      noMatch={{ title: t("noMatch") }}
    />
  );
}
