import * as z from "zod/mini";
import * as calls from "../../contract/mis/companies.ts";
import { member } from "../../entities/accounts/account.ts";
import { PLANS } from "../../entities/accounts/plans.ts";
import {
  companyChange,
  companyName,
  memberFlags,
  productType,
  staffCompany,
} from "../../entities/accounts/staff-company.ts";
import { id, instant } from "../../entities/common.ts";
import { MODULES } from "../../entities/constants.ts";
import { LANGUAGES } from "../../entities/tables.ts";
import { emailAddress } from "../accounts/credentials.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";

/** A member, with what staff set for them. */
const flaggedMember = z.extend(member, {
  menu_ids: z.nullable(z.array(z.string())),
  internal_review_only: z.nullable(z.string()),
  language_fixed: z.boolean(),
  default_index: z.nullable(z.string()),
});

export const listCompanies = defineEndpoint(calls.listCompanies, {
  request: z.object({
    ...searching,
    ...paging,
    product_version: z.optional(z.literal(Object.values(PLANS))),
    company_status: z.optional(z.literal([0, 1])),
  }),
  reply: z.object({ list: z.array(staffCompany), total: z.int() }),
  doc: "All companies, the newest first.",
});

export const getStaffCompany = defineEndpoint(calls.getStaffCompany, {
  request: z.object({ id }),
  reply: staffCompany,
  errors: ["member.company_not_found"],
  doc: "One company.",
});

/** Its first administrator, who is invited by mail. */
const owner = z.object({ email: emailAddress, language: z._default(z.enum(LANGUAGES), "en") });

export const createStaffCompany = defineEndpoint(calls.createStaffCompany, {
  request: z.object({
    name: companyName,
    product_version: z.literal(Object.values(PLANS)),
    /** Modules as a bit mask: 1 dashboard, 2 privacy center. */
    product_type: z._default(productType, MODULES.dashboard),
    expires_at: z._default(z.nullable(instant), null),
    owner,
  }),
  reply: staffCompany,
  errors: ["member.email_exist"],
  doc: "Makes a company and invites its first administrator by mail.",
});

export const inviteCompanyOwner = defineEndpoint(calls.inviteCompanyOwner, {
  request: z.extend(owner, { company_id: id }),
  reply: member,
  errors: [
    "member.company_not_found",
    "member.invite_failed",
    "member.email_already_in",
    "member.email_exist",
    "member.limit_reached",
    "auth.too_frequent",
  ],
  doc: "Invites an administrator of a company, or sends an open invitation again: for a team that cannot itself.",
});

export const changeStaffCompany = defineEndpoint(calls.changeStaffCompany, {
  request: z.extend(companyChange, { id }),
  reply: staffCompany,
  errors: ["member.company_not_found"],
  doc: "Changes a company's name, plan, modules, status, menu and flags. What is absent stays.",
});

export const listCompanyMembers = defineEndpoint(calls.listCompanyMembers, {
  request: z.object({ id }),
  reply: z.object({
    list: z.array(flaggedMember),
    /** Members and open invitations that the plan allows. */
    limit: z.int(),
  }),
  errors: ["member.company_not_found"],
  doc: "A company's members, those who left, and open invitations.",
});

export const changeCompanyMember = defineEndpoint(calls.changeCompanyMember, {
  request: z.extend(memberFlags, { company_id: id, user_id: id }),
  reply: flaggedMember,
  errors: ["mis.member_not_found"],
  doc: "Sets a member's menu, banner, first page and whether the language is fixed. What is absent stays.",
});
