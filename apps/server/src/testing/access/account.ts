import { type AccessCases, byId, nowhere } from "./cases.ts";

const code = { code: "x" };
const password = { password: "Strong-pass-1", confirm_password: "Strong-pass-1" };
const email = { email: "nobody@test.example" };

export const accountCases = {
  "auth.loginCheck": { request: {} },
  "auth.sendMagicLink": { request: email },
  "auth.magicLinkCallback": { request: code, answer: "auth.magic_link_expired" },
  "auth.authorize": { request: {}, answer: "auth.sso_not_configured" },
  "auth.callback": { request: { flow: "x", query: "?state=x&code=y" }, answer: "auth.sso_not_configured" },
  "auth.signOnLogout": { request: {} },
  "auth.openPreview": { request: code, answer: "auth.preview_link_expired" },
  "staff.previewCompany": { request: { company_id: nowhere }, answer: "member.company_not_found" },
  "password.sendEmail": { request: email },
  "password.linkCheck": { request: code, answer: "auth.reset_link_expired" },
  "password.reset": { request: { ...code, ...password }, answer: "auth.reset_link_expired" },
  "password.change": { request: { current_password: "x", ...password }, answer: "auth.password_wrong" },
  "registration.sendEmail": { request: email },
  "registration.linkCheck": { request: code, answer: "auth.register_link_expired" },
  "registration.register": {
    request: { ...code, ...password, name: "x", company: "x" },
    answer: "auth.register_link_expired",
  },
  "account.completeProfile": { request: { name: "The owner" } },
  "account.updateProfile": { request: { name: "The owner", position: null, timezone: null } },
  "account.sessions": { request: {} },
  "account.revokeSession": { request: byId, answer: "auth.session_not_found" },
  "account.revokeOtherSessions": { request: {} },
} satisfies AccessCases;
