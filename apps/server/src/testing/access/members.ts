import { type AccessCases, byId, nowhere } from "./cases.ts";

const code = { code: "x" };

export const membersCases = {
  "member.list": { request: {} },
  "member.invite": { request: { email: "new@test.example", role: "viewer" } },
  "member.resendInvitation": { request: byId, answer: "member.invitation_not_found" },
  "member.cancelInvitation": { request: byId, answer: "member.invitation_not_found" },
  "member.setRole": { request: { id: nowhere, role: "viewer" }, answer: "member.not_found" },
  "member.remove": { request: byId, answer: "member.not_found" },
  "member.leave": { request: {}, answer: "member.last_owner" },
  "invitation.linkCheck": { request: code, answer: "member.invite_link_expired" },
  "invitation.accept": {
    request: { ...code, password: "Strong-pass-1", confirm_password: "Strong-pass-1" },
    answer: "member.invite_link_expired",
  },
  "company.info": { request: {} },
  "company.requestUpgrade": { request: { feature: "export" } },
  "company.update": { request: { name: "Ours", logo_upload_id: nowhere }, answer: "upload.not_found" },
} satisfies AccessCases;
