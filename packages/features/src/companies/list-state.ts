import type { listCompanies, RequestOf } from "@candor/api/contract";
import { PLAN_NAMES, PLANS } from "@candor/api/entities";
import { defineAddress, listFields, oneOf, type StateOf } from "../address/index.ts";

/** Whether a company's people can sign in. */
export const COMPANY_STATES = ["active", "suspended"] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

export const companyStateOf = (status: number): CompanyState => (status === 1 ? "active" : "suspended");

/** What the list of companies shows. */
export const companiesAddress = defineAddress({
  fields: { plan: oneOf("plan", PLAN_NAMES), status: oneOf("status", COMPANY_STATES), ...listFields },
});
export type CompaniesState = StateOf<typeof companiesAddress>;

/** What the list asks the server for. */
export function listRequest(state: CompaniesState): RequestOf<typeof listCompanies> {
  const { search, plan, status, page, pageSize } = state;
  return {
    search,
    page,
    page_size: pageSize,
    ...(plan && { product_version: PLANS[plan] }),
    ...(status && { company_status: status === "active" ? 1 : 0 }),
  };
}
