import * as z from "zod/mini";

/** Longest e-mail address and password that the server reads. */
export const EMAIL_MAX = 254;
export const PASSWORD_MAX = 256;

/** Keys, under `error` of the `session` texts, of what can be wrong at sign-in. */
export const SIGN_IN_ERRORS = [
  "emailInvalid",
  "passwordRequired",
  "wrongPair",
  "tooFrequent",
  "network",
  "unexpected",
] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];

const key = (error: SignInError): SignInError => error;

/** The sign-in form. Messages are keys of {@link SIGN_IN_ERRORS}. */
export const signInSchema = z.object({
  email: z
    .string()
    .check(z.trim(), z.maxLength(EMAIL_MAX, key("emailInvalid")), z.email(key("emailInvalid"))),
  password: z.string().check(z.minLength(1, key("passwordRequired"))),
});
export type SignInValues = z.infer<typeof signInSchema>;
