import { type AccessCases, byId, nowhere } from "./cases.ts";

export const checksCases = {
  "check.list": { request: {} },
  "check.detail": { request: byId, answer: "check.not_found" },
  "check.file": {
    request: { scan_id: nowhere, file: "0".repeat(64) },
    answer: "check.file_not_found",
  },
  "check.assets": { request: { check_id: "nothing" }, answer: "check.not_found" },
  "check.setOwner": { request: { id: nowhere, owner_id: null }, answer: "check.not_found" },
  "check.setResolved": { request: { id: nowhere, resolved: true }, answer: "check.not_found" },
  "check.setOwners": { request: { checks: [{ id: nowhere }], owner_id: null } },
  "check.setAllResolved": { request: { checks: [{ id: nowhere }], resolved: true } },
  "check.setPassed": {
    request: { id: nowhere, duration: "forever", reason: "x" },
    answer: "check.not_found",
  },
  "check.restore": { request: byId, answer: "check.not_found" },
  "comment.list": { request: { check: nowhere }, answer: "check.not_found" },
  "comment.add": { request: { check: nowhere, text: "x" }, answer: "check.not_found" },
  "comment.edit": { request: { id: nowhere, text: "x" }, answer: "check.comment_not_found" },
  "comment.delete": { request: byId, answer: "check.comment_not_found" },
  "dashboard.overview": { request: {} },
} satisfies AccessCases;
