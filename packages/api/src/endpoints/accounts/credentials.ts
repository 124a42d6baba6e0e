import * as z from "zod/mini";
import { EMAIL_MAX, SESSION_METHODS } from "../../entities/accounts/account.ts";
import { PASSWORD_MAX } from "../../entities/accounts/password.ts";
import { SECOND_STEPS } from "../../entities/accounts/second-factor.ts";
import { instant } from "../../entities/common.ts";
import { LANGUAGES } from "../../entities/tables.ts";

/** E-mail and password, as typed. */
export const credentials = z.object({
  email: z.string().check(z.trim(), z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.maxLength(PASSWORD_MAX)),
});

/** An address to write to. */
export const emailAddress = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(EMAIL_MAX), z.email());

/** A new password with its repetition. The server holds it against the call's rule. */
export const newPassword = {
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  confirm_password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
};

/** A new password of one's own, with the one that it takes the place of. */
export const passwordChange = z.object({
  current_password: z.string().check(z.maxLength(PASSWORD_MAX)),
  ...newPassword,
});

/** The secret part of a link that was mailed: what stands behind `code=`. */
export const linkCode = z.string().check(z.minLength(1), z.maxLength(200));

/** A page to go to: a path of this origin, or an address whose origin is on the operator's list. */
export const target = z.string().check(z.maxLength(2000));

/** Language of a mail; default: that of the request. */
export const mailLanguage = z.optional(z.enum(LANGUAGES));

/** What signing in gives. */
export const issuedSession = z.object({
  /** Opaque bearer token. The server keeps only its hash. */
  token: z.string(),
  expires_at: instant,
});

/** What signing in gives where the password alone is not enough. */
export const secondStep = z.object({
  /** Stands for the password that was right, for five minutes: what the calls of the second step take. */
  second_step: z.string().check(z.minLength(1), z.maxLength(200)),
  expires_at: instant,
  /** The ways that the account has, the one to offer first in front. */
  methods: z.array(z.enum(SECOND_STEPS)),
});

/** A session begun by a link or by a provider, with the page that was wanted before. */
export const arrivedSession = z.extend(issuedSession, {
  method: z.enum(SESSION_METHODS),
  /** Null: the app's own first page. */
  redirect_uri: z.nullable(z.string()),
});
