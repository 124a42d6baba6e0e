import type { StaffCompany } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import * as css from "./components/CompanyList.css.ts";
import { PlanName } from "./components/PlanName.tsx";
import { companyStateOf } from "./list-state.ts";

/** Columns of the list of companies. */
export function useCompanyColumns(): readonly DataColumn<StaffCompany>[] {
  const { t } = useTranslation("companies");
  const { count, date } = useFormat();
  return useMemo(
    () => [
      { id: "name", header: t("column.name"), cell: ({ name }) => <span className={css.name}>{name}</span> },
      {
        id: "plan",
        header: t("column.plan"),
        width: 140,
        cell: ({ product_version }) => <PlanName version={product_version} />,
      },
      {
        id: "state",
        header: t("column.state"),
        width: 120,
        cell: ({ company_status }) => t(`state.${companyStateOf(company_status)}`),
      },
      {
        id: "members",
        header: t("column.members"),
        width: 96,
        align: "end",
        cell: ({ members }) => count(members),
      },
      {
        id: "objects",
        header: t("column.objects"),
        width: 96,
        align: "end",
        yields: true,
        cell: ({ objects }) => count(objects),
      },
      {
        id: "created",
        header: t("column.created"),
        width: 140,
        align: "end",
        yields: true,
        overflow: "clamp",
        cell: ({ created_at }) => <span className={css.muted}>{date(created_at)}</span>,
      },
    ],
    [t, count, date],
  );
}
