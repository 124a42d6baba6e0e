import { isApiError } from "@candor/api/client";
import type { createStaffCompany, RequestOf } from "@candor/api/contract";
import { LANGUAGES, type Language, PLAN_NAMES, PLANS } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import { emailField } from "../forms/index.ts";
import { nameField } from "./name-field.ts";

const owner = {
  email: emailField,
  language: z.enum(LANGUAGES),
};

/** Who is invited as administrator, and in which language the mail is. */
export const ownerSchema = z.object(owner);
export type OwnerForm = z.infer<typeof ownerSchema>;

/** A new company with its first administrator. */
export const companySchema = z.object({
  name: nameField,
  plan: z.enum(PLAN_NAMES),
  ...owner,
});
export type CompanyForm = z.infer<typeof companySchema>;

const differs: ScreenCode = "company.name_differs";

/** Whoever deletes a company types its name, as it stands. */
export const deletionSchema = (name: string) =>
  z.object({ name: z.string().check(z.refine((typed) => typed.trim() === name, differs)) });

export const emptyOwner = (language: Language): OwnerForm => ({ email: "", language });
export const emptyCompany = (language: Language): CompanyForm => ({
  name: "",
  plan: "professional",
  ...emptyOwner(language),
});

export function toPayload({
  name,
  plan,
  email,
  language,
}: CompanyForm): RequestOf<typeof createStaffCompany> {
  return { name, product_version: PLANS[plan], owner: { email, language } };
}

/** Names under which what is begun is kept until it is sent. */
export const COMPANY_DRAFT = "staff-company";
export const OWNER_DRAFT = "staff-company-owner";

/** The field of a refusal about the e-mail; any other belongs to the form as a whole. */
export const emailFieldOf = (error: unknown): "email" | null =>
  isApiError(error) && ("email" in error.fields || "owner.email" in error.fields) ? "email" : null;
