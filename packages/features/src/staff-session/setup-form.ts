import { isApiError, isNetworkError, isTimeoutError } from "@candor/api/client";
import { EMAIL_MAX, fitsPasswordRule, PASSWORD_MAX, USER_NAME_MAX } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import type { FormFailure } from "../session/index.ts";

/** The first staff account. Messages are codes of the error catalogue. */
export const setupSchema = z.object({
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "mis.username_required" satisfies ScreenCode),
      z.maxLength(USER_NAME_MAX, "mis.username_required" satisfies ScreenCode),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX, "auth.email_invalid" satisfies ScreenCode),
      z.email("auth.email_invalid" satisfies ScreenCode),
    ),
  password: z.string().check(
    z.maxLength(PASSWORD_MAX, "auth.password_long" satisfies ScreenCode),
    z.refine((password) => fitsPasswordRule(password, "v2"), "auth.password_weak" satisfies ScreenCode),
  ),
});
export type SetupValues = z.infer<typeof setupSchema>;

type SetupFailure = FormFailure<keyof SetupValues>;

/** Turns what the call rejected with into what the form shows. */
export function setupFailureOf(error: unknown): SetupFailure {
  const say = (message: ScreenCode, at: SetupFailure["at"] = "root") =>
    ({ at, type: "screen", message }) as const;
  if (isNetworkError(error) || isTimeoutError(error)) return say("auth.no_connection");
  if (!isApiError(error)) return say("mis.setup_failed");
  if (error.key === "common.characters") return { at: "root", type: "server", message: error.message };
  if (error.key === "auth.password_weak" || "password" in error.fields) {
    return say("auth.password_weak", "password");
  }
  if ("email" in error.fields) return say("auth.email_invalid", "email");
  if ("username" in error.fields) return say("mis.username_required", "username");
  if (error.status !== 429 && !error.key?.startsWith("auth.")) return say("mis.setup_failed");
  return { at: "root", type: "server", message: error.message };
}
