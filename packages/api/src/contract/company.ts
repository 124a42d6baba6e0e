import * as z from "zod/mini";
import { COMPANY_NAME_MAX, subscription } from "../entities/account.ts";
import { id } from "../entities/common.ts";
import { line } from "../entities/line.ts";
import { company } from "../entities/people.ts";
import { ASSET_TYPES } from "../entities/tables.ts";
import { CUSTOMER_READ, defineEndpoint, OWNER } from "./endpoint.ts";

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

export const getCompany = defineEndpoint({
  id: "company.info",
  method: "POST",
  path: "/api/portal/v2/company/info",
  access: CUSTOMER_READ,
  request: z.object({}),
  reply: companyInfo,
  doc: "The caller's company with its plan, when it ends, and the plan's limits.",
});

export const updateCompany = defineEndpoint({
  id: "company.update",
  method: "POST",
  path: "/api/portal/v2/company/update",
  access: OWNER,
  request: z.object({
    name: line(COMPANY_NAME_MAX).check(z.minLength(1)),
    /** An upload for the purpose `logo` that is ready; null takes the logo away; absent leaves it. */
    logo_upload_id: z.optional(z.nullable(id)),
  }),
  reply: companyInfo,
  errors: ["upload.not_found", "upload.type"],
  keepDuplicates: true,
  doc: "Changes the company's name and logo (png, jpg, gif or svg, up to 10 MB).",
});

/** What paid plans have and others ask for. */
export const PAID_FEATURES = ["export", "login_scenarios"] as const;
export type PaidFeature = (typeof PAID_FEATURES)[number];

export const requestUpgrade = defineEndpoint({
  id: "company.requestUpgrade",
  method: "POST",
  path: "/api/portal/v2/company/request-upgrade",
  access: OWNER,
  request: z.object({ feature: z.enum(PAID_FEATURES) }),
  reply: z.object({}),
  doc: "Asks the operator for a plan that has a feature: staff who look after companies are mailed, once a day for each feature.",
});
