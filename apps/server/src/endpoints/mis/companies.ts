import {
  changeCompanyMember,
  changeStaffCompany,
  createStaffCompany,
  deleteStaffCompany,
  exportStaffCompany,
  getStaffCompany,
  inviteCompanyOwner,
  listCompanies,
  listCompanyMembers,
  listCompanyNames,
  staffCompanyUsage,
} from "@candor/api/endpoints";
import { companyNames } from "../../companies/names.ts";
import { deleteCompany } from "../../mis/companies/delete-company.ts";
import { exportCompany } from "../../mis/companies/export-company.ts";
import { usageOf } from "../../mis/companies/usage.ts";
import { changeCompanyAsStaff, companyPage, staffCompanyOf } from "../../mis/companies.ts";
import { changeMember, companyMembers } from "../../mis/company-members.ts";
import { createCompany, inviteOwner } from "../../mis/create-company.ts";
import { forStaff, forStaffFile, type Handler } from "../../routing/handler.ts";
import type { Services } from "../../services.ts";

/** Companies and their people, as staff look after them. */
export function companyHandlers(services: Services): Handler[] {
  const { db } = services;
  return [
    forStaff(listCompanies, ({ input }) => companyPage(services, input)),
    forStaff(listCompanyNames, ({ input, language }) => companyNames(db, input, language)),
    forStaff(getStaffCompany, ({ input }) => staffCompanyOf(services, input.id)),
    forStaff(createStaffCompany, ({ input, ...by }) => createCompany(services, input, by)),
    forStaff(inviteCompanyOwner, ({ input, ...by }) => inviteOwner(services, input, by)),
    forStaff(changeStaffCompany, ({ input, ...by }) => changeCompanyAsStaff(services, input, by)),
    forStaff(listCompanyMembers, ({ input }) => companyMembers(db, input.id)),
    forStaff(staffCompanyUsage, ({ input, ...by }) => usageOf(db, input.id, by)),
    forStaffFile(exportStaffCompany, ({ input, ...by }) => exportCompany(services, input.id, by)),
    forStaff(deleteStaffCompany, ({ input, ...by }) => deleteCompany(services, input, by)),
    forStaff(changeCompanyMember, ({ input, ...by }) => changeMember(db, input, by)),
  ];
}
