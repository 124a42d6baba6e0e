import type { RequestOf, register } from "@candor/api/contract";
import {
  COMPANY_NAME_MAX,
  EMAIL_MAX,
  fitsPasswordRule,
  JOB_POSITIONS,
  type JobPosition,
  PASSWORD_MAX,
  type PasswordRule,
  USER_NAME_MAX,
} from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

/** Messages are codes of the error catalogue. */
const say = (code: ScreenCode) => code;

/** Whom to write to. */
export const mailSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say("auth.email_required")),
      z.maxLength(EMAIL_MAX, say("auth.email_incorrect")),
      z.email(say("auth.email_incorrect")),
    ),
});
export type MailForm = z.infer<typeof mailSchema>;

const WEAK = { v1: say("auth.password_rule"), v2: say("auth.password_weak") } as const;

/** The two fields of a new password. */
export const newPassword = (rule: PasswordRule) => ({
  password: z.string().check(
    z.minLength(1, say("auth.new_password_required")),
    z.maxLength(PASSWORD_MAX, say("auth.password_long")),
    z.refine((password) => fitsPasswordRule(password, rule), WEAK[rule]),
  ),
  confirm_password: z.string().check(z.minLength(1, say("auth.confirm_password_required"))),
});

/** Entered twice alike. */
export const alike = z.refine<NewPassword>(
  ({ password, confirm_password }) => password === confirm_password,
  {
    path: ["confirm_password"],
    error: say("auth.passwords_differ"),
  },
);

const profile = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say("auth.user_name_required")),
      z.maxLength(USER_NAME_MAX, say("auth.name_long")),
    ),
  position: z.enum(["", ...JOB_POSITIONS]),
};

export interface NewPassword {
  password: string;
  confirm_password: string;
}

/** A new password by one of the rules. */
export const passwordSchema = (rule: PasswordRule) => z.object(newPassword(rule)).check(alike);

/** Who one is; an empty position stands for "not given". */
export const profileSchema = z.object(profile);
export type ProfileForm = z.infer<typeof profileSchema>;

/** A company, its first person and their password. */
export const registerSchema = z
  .object({
    ...profile,
    ...newPassword("v2"),
    company: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, say("auth.company_required")),
        z.maxLength(COMPANY_NAME_MAX, say("auth.name_long")),
      ),
  })
  .check(alike);
export type RegisterForm = z.infer<typeof registerSchema>;

/** What the form holds as the server takes it. */
export const toPayload = <T extends ProfileForm>({ position, ...rest }: T) => ({
  ...rest,
  position: (position || null) as JobPosition | null,
});

/** The request of registering, with the code of the link. */
export const toRegistration = (code: string, form: RegisterForm): RequestOf<typeof register> => ({
  code,
  ...toPayload(form),
});
