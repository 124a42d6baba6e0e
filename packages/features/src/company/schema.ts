import { COMPANY_NAME_MAX } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

/** The company's details as their form holds them. */
export const companySchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "company.name_missing" satisfies ScreenCode),
      z.maxLength(COMPANY_NAME_MAX, "company.name_long" satisfies ScreenCode),
    ),
});
export type CompanyForm = z.infer<typeof companySchema>;
