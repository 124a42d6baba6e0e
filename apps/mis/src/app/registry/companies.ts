import { companiesCatalogue } from "@candor/features/companies";
import { logsCatalogue } from "@candor/features/logs";
import { membersCatalogue } from "@candor/features/members";
import type { ConsoleScreen } from "@candor/features/staff-session";
import { Building2 } from "lucide-react";
import { COMPANY_LIST_PATH, COMPANY_PATH } from "../paths.ts";

/** Customers. */
export const companyScreens: readonly ConsoleScreen[] = [
  {
    id: "companies",
    path: COMPANY_LIST_PATH,
    permission: "view_company",
    menu: { group: "user", icon: Building2 },
    catalogues: [companiesCatalogue],
    page: "company-list",
  },
  {
    id: "company",
    path: COMPANY_PATH,
    permission: "view_company",
    parent: "companies",
    catalogues: [companiesCatalogue, membersCatalogue, logsCatalogue],
    page: "company",
  },
];
