import { type ApiError, isApiError, isNetworkError, isTimeoutError } from "@candor/api/client";
import type { ErrorCode, ScreenCode } from "@candor/api/errors";
import type { FormFailure } from "../session/index.ts";

/** A page that leads on from a link that does not. */
export type NextPage = "reset" | "register" | "signIn";

/** What one does after a link that leads no further; another one that signs in is asked for in its place. */
export type NextStep = NextPage | "magic";

interface Problem {
  title: "expired" | "registered" | "abnormal" | "closed" | "suspended";
  next: NextStep;
}

/** Refusals after which a link, or what it is for, is no use any more. */
const PROBLEMS: Partial<Record<ErrorCode, Problem>> = {
  "auth.reset_link_expired": { title: "expired", next: "reset" },
  "auth.register_link_expired": { title: "expired", next: "register" },
  "auth.magic_link_expired": { title: "expired", next: "magic" },
  "auth.preview_link_expired": { title: "expired", next: "signIn" },
  "auth.registration_closed": { title: "closed", next: "signIn" },
  "auth.account_registered": { title: "registered", next: "signIn" },
  "auth.company_suspended": { title: "suspended", next: "signIn" },
  "auth.staff_link_expired": { title: "expired", next: "signIn" },
  "member.invite_link_expired": { title: "expired", next: "signIn" },
  "member.account_registered": { title: "registered", next: "signIn" },
  "member.account_abnormal": { title: "abnormal", next: "signIn" },
};

/** Why a call's link is no use, in the server's words, and what to do; null for any other failure. */
export function problemOf(error: unknown): (Problem & { text: string }) | null {
  const known = isApiError(error) && error.key ? PROBLEMS[error.key] : undefined;
  return known ? { ...known, text: (error as ApiError).message } : null;
}

/** Messages of fields that the server did not take, where it does not say more. */
const FIELDS: Readonly<Record<string, ScreenCode>> = {
  email: "auth.email_incorrect",
  name: "auth.user_name_required",
  company: "auth.company_required",
};

export interface FailureWords {
  /** What is said when the server does not answer in time. */
  timeout?: ScreenCode;
}

/** Turns what a call rejected with into what the form shows. */
export function failureOf(
  error: unknown,
  { timeout = "common.timeout" }: FailureWords = {},
): FormFailure<string> {
  const say = (message: ScreenCode, at = "root") => ({ at, type: "screen", message }) as const;
  if (isNetworkError(error)) return say("common.no_connection");
  if (isTimeoutError(error)) return say(timeout);
  if (!isApiError(error)) return say("auth.submit_failed");
  const [field] = Object.keys(error.fields);
  if (error.status === 429 || /^(?:auth\.|member\.|common\.characters$)/.test(error.key ?? ""))
    return { at: field ?? "root", type: "server", message: error.message };
  const words = field === undefined ? undefined : FIELDS[field];
  return words ? say(words, field) : say("auth.submit_failed");
}
