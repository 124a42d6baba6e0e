import * as z from "zod/mini";
import * as calls from "../../contract/accounts/company.ts";
import { PAID_FEATURES } from "../../contract/accounts/company.ts";
import { COMPANY_NAME_MAX, subscription } from "../../entities/accounts/account.ts";
import { company } from "../../entities/accounts/people.ts";
import { id } from "../../entities/common.ts";
import { filledLine } from "../../entities/line.ts";
import { ASSET_TYPES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

const companyInfo = z.object({
  company,
  subscription,
  /** What the plan allows, and how much of it is used. */
  limits: z.object({
    objects_per_type: z.record(z.enum(ASSET_TYPES), z.int()),
    /** Days between two assessments. */
    countdown_days: z.int(),
    members: z.int(),
    members_used: z.int(),
    export: z.boolean(),
    login_scenarios: z.boolean(),
  }),
});

export const getCompany = defineEndpoint(calls.getCompany, {
  request: z.object({}),
  reply: companyInfo,
  doc: "The caller's company with its plan, when it ends, and the plan's limits.",
});

export const updateCompany = defineEndpoint(calls.updateCompany, {
  request: z.object({
    name: filledLine(COMPANY_NAME_MAX),
    /** An upload for the purpose `logo` that is ready; null takes the logo away; absent leaves it. */
    logo_upload_id: z.optional(z.nullable(id)),
  }),
  reply: companyInfo,
  errors: ["upload.not_found", "upload.type"],
  doc: "Changes the company's name and logo (png, jpg, gif or svg, up to 10 MB).",
});

export const requestUpgrade = defineEndpoint(calls.requestUpgrade, {
  request: z.object({ feature: z.enum(PAID_FEATURES) }),
  reply: z.object({}),
  doc: "Asks the operator for a plan that has a feature: staff who look after companies are mailed, once a day for each feature.",
});
