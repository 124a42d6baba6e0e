import { isApiError, isNetworkError, isTimeoutError } from "@candor/api/client";
import type { SignInError, SignInValues } from "./schema.ts";

/** Where a failed sign-in is shown: at a field, or over the button when it is about neither. */
export interface SignInFailure {
  at: keyof SignInValues | "root";
  error: SignInError;
}

/** Turns what the call rejected with into what the form shows. */
export function failureOf(error: unknown): SignInFailure {
  if (isNetworkError(error) || isTimeoutError(error)) return { at: "root", error: "network" };
  if (!isApiError(error)) return { at: "root", error: "unexpected" };
  if (error.key === "auth.invalid_credentials") return { at: "password", error: "wrongPair" };
  if (error.status === 429) return { at: "root", error: "tooFrequent" };
  if ("email" in error.fields) return { at: "email", error: "emailInvalid" };
  return { at: "root", error: "unexpected" };
}
