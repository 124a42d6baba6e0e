import { isApiError, isNetworkError, isTimeoutError } from "@candor/api/client";
import * as z from "zod/mini";

const EMAIL_MAX = 254;
const USERNAME_MAX = 80;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 256;

/** What a password needs, each as one line of the list under the field. */
export const PASSWORD_RULES = {
  length: (password) => password.length >= PASSWORD_MIN,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
} as const satisfies Record<string, (password: string) => boolean>;
export type PasswordRule = keyof typeof PASSWORD_RULES;
export const PASSWORD_RULE_NAMES = Object.keys(PASSWORD_RULES) as readonly PasswordRule[];

/** Keys, under `setup.error` of the `staff-session` texts, of what can be wrong. */
export const SETUP_ERRORS = [
  "usernameRequired",
  "emailInvalid",
  "passwordWeak",
  "passwordLong",
  "linkInvalid",
  "tooFrequent",
  "network",
  "unexpected",
] as const;
export type SetupError = (typeof SETUP_ERRORS)[number];

const key = (error: SetupError): SetupError => error;
const strong = (password: string) => PASSWORD_RULE_NAMES.every((rule) => PASSWORD_RULES[rule](password));

/** The first staff account. Messages are keys of {@link SETUP_ERRORS}. */
export const setupSchema = z.object({
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, key("usernameRequired")),
      z.maxLength(USERNAME_MAX, key("usernameRequired")),
    ),
  email: z
    .string()
    .check(z.trim(), z.maxLength(EMAIL_MAX, key("emailInvalid")), z.email(key("emailInvalid"))),
  password: z
    .string()
    .check(z.maxLength(PASSWORD_MAX, key("passwordLong")), z.refine(strong, key("passwordWeak"))),
});
export type SetupValues = z.infer<typeof setupSchema>;

/** Where a refusal is shown: at a field, or over the button when it is about none. */
export interface SetupFailure {
  at: keyof SetupValues | "root";
  error: SetupError;
}

/** Turns what the call rejected with into what the form shows. */
export function setupFailureOf(error: unknown): SetupFailure {
  if (isNetworkError(error) || isTimeoutError(error)) return { at: "root", error: "network" };
  if (!isApiError(error)) return { at: "root", error: "unexpected" };
  if (error.key === "auth.setup_link_invalid") return { at: "root", error: "linkInvalid" };
  if (error.key === "auth.password_weak" || "password" in error.fields) {
    return { at: "password", error: "passwordWeak" };
  }
  if ("email" in error.fields) return { at: "email", error: "emailInvalid" };
  if ("username" in error.fields) return { at: "username", error: "usernameRequired" };
  return { at: "root", error: error.status === 429 ? "tooFrequent" : "unexpected" };
}
