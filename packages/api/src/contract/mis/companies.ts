import { defineCall, defineFileCall, staff } from "../call.ts";

const access = staff("view_company");

export const listCompanies = defineCall({
  id: "staffCompany.list",
  method: "POST",
  path: "/api/mis/v2/company/list",
  access,
});

/** Companies that one search answers with. */
export const COMPANY_NAMES_MAX = 20;

/** Asked by whoever chooses a company or reads one that was chosen: for scans, and in the whitelist of the AI helper. */
export const listCompanyNames = defineCall({
  id: "staffCompany.names",
  method: "POST",
  path: "/api/mis/v2/company/names",
  access: staff("view_scan", "whitelist_edit"),
});

export const getStaffCompany = defineCall({
  id: "staffCompany.detail",
  method: "POST",
  path: "/api/mis/v2/company/detail",
  access,
});

export const createStaffCompany = defineCall({
  id: "staffCompany.create",
  method: "POST",
  path: "/api/mis/v2/company/create",
  access,
  keepDuplicates: true,
});

export const inviteCompanyOwner = defineCall({
  id: "staffCompany.inviteOwner",
  method: "POST",
  path: "/api/mis/v2/company/invite-owner",
  access,
  keepDuplicates: true,
});

export const changeStaffCompany = defineCall({
  id: "staffCompany.update",
  method: "POST",
  path: "/api/mis/v2/company/update",
  access,
  keepDuplicates: true,
});

export const listCompanyMembers = defineCall({
  id: "staffCompany.members",
  method: "POST",
  path: "/api/mis/v2/company/members",
  access,
});

export const changeCompanyMember = defineCall({
  id: "staffCompany.memberUpdate",
  method: "POST",
  path: "/api/mis/v2/company/member-update",
  access,
  keepDuplicates: true,
});

export const staffCompanyUsage = defineCall({
  id: "staffCompany.usage",
  method: "POST",
  path: "/api/mis/v2/company/usage",
  access,
});

export const exportStaffCompany = defineFileCall({
  id: "staffCompany.export",
  method: "POST",
  path: "/api/mis/v2/company/export",
  access: staff("super"),
  timeout: 1_800_000,
});

export const deleteStaffCompany = defineCall({
  id: "staffCompany.delete",
  method: "POST",
  path: "/api/mis/v2/company/delete",
  access: staff("super"),
  keepDuplicates: true,
  timeout: 120_000,
});
