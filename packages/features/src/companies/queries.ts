import {
  createStaffCompany,
  getStaffCompany,
  inviteCompanyOwner,
  listCompanies,
  listCompanyMembers,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";
import { type CompaniesState, listRequest } from "./list-state.ts";

/** One page of companies. */
export const useCompanies = (state: CompaniesState) =>
  useEndpoint(listCompanies, listRequest(state), { keepPrevious: true, quiet: true });

export const useCompany = (id: string) => useEndpoint(getStaffCompany, { id }, { quiet: true });
export const useCompanyMembers = (id: string) => useEndpoint(listCompanyMembers, { id }, { quiet: true });

export const useCreateCompany = () =>
  useEndpointMutation(createStaffCompany, { quiet: true, invalidates: [listCompanies] });

/** The number of people is part of the list and of the company. */
export const useInviteOwner = () =>
  useEndpointMutation(inviteCompanyOwner, {
    quiet: true,
    invalidates: [listCompanies, getStaffCompany, listCompanyMembers],
  });
