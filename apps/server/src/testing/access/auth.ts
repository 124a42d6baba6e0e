import type { AccessCases } from "./cases.ts";

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
  "staff.signOut": { request: {} },
  "staff.setup": {
    request: { code: "x", username: "x", email: "x@test.example", password: "Strong-pass-1" },
    answer: "auth.setup_link_invalid",
  },
  "staff.info": { request: {} },
} satisfies AccessCases;
