import * as z from "zod/mini";
import * as calls from "../../contract/accounts/password.ts";
import { defineEndpoint } from "../endpoint.ts";
import { emailAddress, linkCode, mailLanguage, newPassword, passwordChange } from "./credentials.ts";

export const sendResetEmail = defineEndpoint(calls.sendResetEmail, {
  request: z.object({ email: emailAddress, language: mailLanguage }),
  reply: z.object({}),
  errors: ["auth.too_frequent"],
  doc: "Mails a link that resets the password. The answer and the work before it are the same whether or not the e-mail has an account.",
});

export const checkResetLink = defineEndpoint(calls.checkResetLink, {
  request: z.object({ code: linkCode }),
  reply: z.object({
    /** The account's e-mail, partly hidden. */
    email: z.string(),
  }),
  errors: ["auth.reset_link_expired", "auth.too_frequent"],
  doc: "Does the link of a reset mail still work? Asking does not use it up.",
});

export const resetPassword = defineEndpoint(calls.resetPassword, {
  request: z.object({ code: linkCode, ...newPassword }),
  reply: z.object({}),
  errors: ["auth.reset_link_expired", "auth.password_rule", "auth.passwords_differ", "auth.too_frequent"],
  doc: "Sets a new password (rule v1) with the link of a reset mail, which then stops working, as do all sessions of the account.",
});

export const changePassword = defineEndpoint(calls.changePassword, {
  request: passwordChange,
  reply: z.object({}),
  errors: ["auth.password_wrong", "auth.password_weak", "auth.passwords_differ", "auth.too_frequent"],
  doc: "Changes the caller's own password (rule v2). Their other sessions end.",
});
