import { isApiError, isNetworkError, isTimeoutError } from "@candor/api/client";
import type { ScreenCode } from "@candor/api/errors";
import type { SignInValues } from "./schema.ts";

/** Where a refused submission is shown: at a field, or over the button when it is about none. */
export type FormFailure<Field extends string> = { at: Field | "root" } & (
  | { type: "screen"; message: ScreenCode }
  /** The server's own words. */
  | { type: "server"; message: string }
);

type SignInFailure = FormFailure<keyof SignInValues>;

/** Turns what the call rejected with into what the form shows. */
export function failureOf(error: unknown): SignInFailure {
  const say = (message: ScreenCode, at: SignInFailure["at"] = "root") =>
    ({ at, type: "screen", message }) as const;
  if (isNetworkError(error) || isTimeoutError(error)) return say("auth.no_connection");
  if (!isApiError(error)) return say("auth.sign_in_failed");
  if (error.key === "common.characters") {
    return { at: "email" in error.fields ? "email" : "password", type: "server", message: error.message };
  }
  if ("email" in error.fields) return say("auth.email_invalid", "email");
  // What any call can meet says nothing of signing in, but that there were too many tries.
  if (error.status !== 429 && !error.key?.startsWith("auth.")) return say("auth.sign_in_failed");
  const at = error.key === "auth.invalid_credentials" ? "password" : "root";
  return { at, type: "server", message: error.message };
}
