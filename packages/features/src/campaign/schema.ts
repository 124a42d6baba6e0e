import type { ParsedRequestOf, RequestOf, submitCampaign } from "@candor/api/contract";
import { campaignRequest } from "@candor/api/entities";
import { fieldErrorsOf, type ScreenCode } from "@candor/api/errors";

/** What the visitor is asked for. The schema is the server's own. */
export type RequestValues = Omit<ParsedRequestOf<typeof submitCampaign>, "cid">;
export type RequestForm = Omit<RequestOf<typeof submitCampaign>, "cid" | "consent"> & { consent: boolean };
export type RequestField = keyof RequestForm;

/** The fields that are typed, in the order of the form. */
export const TYPED_FIELDS = ["company", "website", "email", "mobile"] as const;

export const emptyRequest: RequestForm = { company: "", website: "", email: "", mobile: "", consent: false };

/** What to say of a field that is empty, and of one that holds something else than it should. */
const CODES: Record<RequestField, { missing: ScreenCode; wrong: ScreenCode }> = {
  company: { missing: "campaign.company_required", wrong: "campaign.company_long" },
  website: { missing: "campaign.website_required", wrong: "campaign.website_invalid" },
  email: { missing: "campaign.email_required", wrong: "campaign.email_invalid" },
  mobile: { missing: "campaign.mobile_required", wrong: "campaign.mobile_invalid" },
  consent: { missing: "campaign.consent_required", wrong: "campaign.consent_required" },
};

export const isRequestField = (name: string): name is RequestField => name in CODES;

/** The message of a field, by what the schema, here or on the server, has against it. */
export const fieldCode = (field: RequestField, error: string): ScreenCode =>
  CODES[field][error === "required" ? "missing" : "wrong"];

/** What is wrong with each field. */
export type RequestErrors = Partial<Record<RequestField, { type: "screen" | "server"; message: string }>>;

/** Checks the form by the server's schema, which trims. Values are there once all five are valid. */
export function readRequest(form: RequestForm): { values?: RequestValues; errors: RequestErrors } {
  const read = campaignRequest.safeParse(form);
  if (read.success) return { values: read.data, errors: {} };
  const errors: RequestErrors = {};
  for (const [field, error] of Object.entries(fieldErrorsOf(read.error.issues))) {
    if (isRequestField(field)) errors[field] = { type: "screen", message: fieldCode(field, error) };
  }
  return { errors };
}
