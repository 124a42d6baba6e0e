import { EMAIL_MAX } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

/** The sign-in form. Messages are codes of the error catalogue. */
export const signInSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "auth.email_required" satisfies ScreenCode),
      z.maxLength(EMAIL_MAX, "auth.email_invalid" satisfies ScreenCode),
      z.email("auth.email_invalid" satisfies ScreenCode),
    ),
  password: z.string().check(z.minLength(1, "auth.password_required" satisfies ScreenCode)),
});
export type SignInValues = z.infer<typeof signInSchema>;
