import { type AccessCases, byId } from "./cases.ts";

const password = { current_password: "x" };
const credential = { id: "eA", rawId: "eA", type: "public-key" };

export const authCases = {
  "auth.signIn": {
    request: { email: "nobody@test.example", password: "x" },
    answer: "auth.invalid_credentials",
  },
  "auth.signInV1": {
    request: { email: "nobody@test.example", password: "x" },
    answer: "auth.invalid_credentials",
  },
  "auth.signOut": { request: {} },
  "auth.me": { request: {} },
  "auth.info": { request: {} },
  "auth.updateStatus": { request: { key: "assessment_status", value: 1 } },
  "staff.signIn": {
    request: { email: "nobody@test.example", password: "x" },
    answer: "auth.invalid_credentials",
  },
  "staff.stepCode": {
    request: { second_step: "x", method: "totp", code: "123456" },
    answer: "auth.second_step_expired",
  },
  "staff.stepPasskeyBegin": { request: { second_step: "x" }, answer: "auth.second_step_expired" },
  "staff.stepPasskeyFinish": {
    request: {
      second_step: "x",
      signed: { ...credential, response: { clientDataJSON: "eA", authenticatorData: "eA", signature: "eA" } },
    },
    answer: "auth.second_step_expired",
  },
  "staff.passwordChange": {
    request: { current_password: "x", password: "Changed-2026", confirm_password: "Changed-2026" },
    answer: "auth.password_wrong",
  },
  "factor.get": { request: {} },
  "factor.totpBegin": { request: password, answer: "auth.password_wrong" },
  "factor.totpFinish": { request: { code: "123456" }, answer: "auth.factor_setup_expired" },
  "factor.totpRemove": { request: password, answer: "auth.password_wrong" },
  "factor.passkeyBegin": { request: password, answer: "auth.password_wrong" },
  "factor.passkeyFinish": {
    request: {
      name: "x",
      made: { ...credential, response: { clientDataJSON: "eA", attestationObject: "eA" } },
    },
    answer: "auth.factor_setup_expired",
  },
  "factor.passkeyRemove": { request: { ...byId, ...password }, answer: "auth.password_wrong" },
  "factor.recoveryRenew": { request: password, answer: "auth.password_wrong" },
  "staff.signOut": { request: {} },
  "staff.setup": {
    request: { code: "x", username: "x", email: "x@test.example", password: "Strong-pass-1" },
    answer: "auth.setup_link_invalid",
  },
  "staff.info": { request: {} },
  "staff.sessions": { request: {} },
  "staff.revokeSession": { request: byId, answer: "auth.session_not_found" },
  "staff.revokeOtherSessions": { request: {} },
} satisfies AccessCases;
