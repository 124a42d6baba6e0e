import * as z from "zod/mini";
import * as calls from "../../contract/mis/companies.ts";
import { COMPANY_NAME_MAX, member } from "../../entities/accounts/account.ts";
import { PLANS } from "../../entities/accounts/plans.ts";
import {
  companyChange,
  companyName,
  memberFlags,
  productType,
  staffCompany,
} from "../../entities/accounts/staff-company.ts";
import { distinct, id, instant } from "../../entities/common.ts";
import { MODULES } from "../../entities/constants.ts";
import { line } from "../../entities/line.ts";
import { ASSET_TYPES, LANGUAGES } from "../../entities/tables.ts";
import { emailAddress } from "../accounts/credentials.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";
import { seenFields } from "../seen.ts";

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

export const listCompanyNames = defineEndpoint(calls.listCompanyNames, {
  request: z.object({
    ...searching,
    /** These alone; one that is gone is not answered. */
    ids: z.optional(distinct(id, 200)),
  }),
  reply: z.object({ list: z.array(z.object({ id, name: z.string() })) }),
  doc: "Names of companies, to choose one or to read which was chosen: the first 20 that the search finds, or those asked for by id. Nothing else of a company is told.",
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
  errors: ["member.email_exist", "mis.company_repeat"],
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

/** What staff may change of a company, as it is told. */
const told = z.pick(staffCompany, {
  ...{ product_version: true, product_type: true, company_status: true, expires_at: true, menu_ids: true },
  ...{ show_overview: true, show_risk: true, menu_form: true, construct_state: true },
});
const changeable = z.extend(told, { name: companyName });

export const changeStaffCompany = defineEndpoint(calls.changeStaffCompany, {
  request: z.extend(companyChange, { id, seen: seenFields(changeable) }),
  reply: staffCompany,
  errors: ["member.company_not_found", "mis.changed_meanwhile"],
  doc: "Changes a company's name, plan, modules, status, menu and flags. What is absent stays. What somebody else changed since it was seen is not overwritten.",
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
  request: z.extend(memberFlags, { company_id: id, user_id: id, seen: seenFields(memberFlags) }),
  reply: flaggedMember,
  errors: ["mis.member_not_found", "mis.changed_meanwhile"],
  doc: "Sets a member's menu, banner, first page and whether the language is fixed. What is absent stays. What somebody else changed since it was seen is not overwritten.",
});

const share = { used: z.int(), limit: z.int() };

export const staffCompanyUsage = defineEndpoint(calls.staffCompanyUsage, {
  request: z.object({ id }),
  reply: z.object({
    types: z.array(z.object({ asset_type: z.enum(ASSET_TYPES), ...share })),
    /** Members and open invitations. */
    members: z.object(share),
    assessments: z.int(),
    /** Of them, those that were published. */
    published: z.int(),
    /** Stored files: packages, facts, screenshots, logos. */
    files: z.object({ count: z.int(), bytes: z.int() }),
    /** When one of its people last used the portal, as far as sessions are kept; null: nobody. */
    last_seen_at: z.nullable(instant),
    /** When the caller took its whole export within the last 24 hours; null: not. */
    exported_at: z.nullable(instant),
  }),
  errors: ["member.company_not_found"],
  doc: "What a company uses of what its plan allows.",
});

export const exportStaffCompany = defineEndpoint(calls.exportStaffCompany, {
  request: z.object({ id }),
  reply: z.null(),
  errors: ["member.company_not_found"],
  perMinute: 6,
  doc: "Everything of a company as a ZIP: its tables as JSON and CSV, and its files. Passwords, test logins and keys are left out. Logged at its start and at its end.",
});

export const deleteStaffCompany = defineEndpoint(calls.deleteStaffCompany, {
  request: z.object({
    id,
    /** The company's name, as it stands: typed by whoever deletes it. */
    name: line(COMPANY_NAME_MAX),
  }),
  reply: z.object({}),
  errors: ["member.company_not_found", "mis.company_not_exported", "mis.company_name_differs"],
  doc: "Deletes a company with all that belongs to it, once the caller has taken its export within the last 24 hours. Assessments under way end; files are removed within three hours; the audit log keeps its lines.",
});
