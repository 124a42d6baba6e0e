import { COMPANY_NAME_MAX } from "@candor/api/entities";
import * as z from "zod/mini";
import type en from "./locales/en.json";

/** A message of the form, by its key under `error`. */
export type CompanyMessage = keyof typeof en.error;

const message = (key: CompanyMessage) => key;

/** The company's details as their form holds them. */
export const companySchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message("nameMissing")),
      z.maxLength(COMPANY_NAME_MAX, message("nameLong")),
    ),
});
export type CompanyForm = z.infer<typeof companySchema>;
