import { EMAIL_MAX } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

const message = (code: ScreenCode) => code;

/** Somebody's e-mail address in a form. */
export const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, message("member.email_missing")),
    z.maxLength(EMAIL_MAX, message("member.email_invalid")),
    z.email(message("member.email_invalid")),
  );
