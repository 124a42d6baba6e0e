import { COMPANY_NAME_MAX } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

const message = (code: ScreenCode) => code;

/** A company's name, of a new one or a changed one. */
export const nameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, message("company.name_missing")),
    z.maxLength(COMPANY_NAME_MAX, message("company.name_long")),
  );
