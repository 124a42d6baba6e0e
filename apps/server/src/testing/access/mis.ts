import { type AccessCases, byId, nowhere } from "./cases.ts";

const company = { company_id: nowhere };
const words = { en: "x", cn: "x" };
const content = { title: words, variables: [] };
const card = { report_id: nowhere, card_key: "cookies" };
const empty = "0".repeat(64);

export const misCases = {
  "health.get": { request: {} },
  "job.list": { request: {} },
  "job.retry": { request: { ...byId, kind: "mail" }, answer: "mis.not_found" },
  "job.cancel": { request: { ...byId, kind: "mail" }, answer: "mis.not_found" },
  "mis.logList": { request: {} },
  "mis.logExport": { request: {} },
  "mis.logCheck": { request: {} },
  "mis.logSettings": { request: {} },
  "mis.logSettingsSave": { request: { keep_days: 365 } },
  "mis.urlSign": { request: { urls: [empty] }, answer: "mis.file_not_found" },
  "mis.storeFile": { request: { content: "bm8gcGljdHVyZQ==" }, answer: "mis.file_type" },
  "mis.evidenceRender": { request: { text: "{{upper vendor}}", values: { vendor: "x" } } },
  "mis.evidenceTranslate": {
    request: { text: "x", from: "en", to: "cn" },
    answer: "mis.translate_not_configured",
  },
  "mis.pprmRender": { request: { version_id: nowhere }, answer: "mis.not_found" },
  "staffCompany.list": { request: {} },
  "staffCompany.detail": { request: byId, answer: "member.company_not_found" },
  "staffCompany.create": {
    request: { name: "New", product_version: 1, owner: { email: "first@test.example" } },
  },
  "staffCompany.inviteOwner": {
    request: { ...company, email: "second@test.example" },
    answer: "member.company_not_found",
  },
  "staffCompany.update": { request: byId, answer: "member.company_not_found" },
  "staffCompany.usage": { request: byId, answer: "member.company_not_found" },
  "staffCompany.export": { request: byId, answer: "member.company_not_found" },
  "staffCompany.delete": { request: { ...byId, name: "Nowhere" }, answer: "member.company_not_found" },
  "staffCompany.members": { request: byId, answer: "member.company_not_found" },
  "staffCompany.memberUpdate": { request: { ...company, user_id: nowhere }, answer: "mis.member_not_found" },
  "staffAccount.list": { request: {} },
  "staffAccount.create": {
    request: { username: "New", email: "new-staff@test.example", permissions: ["view_scan"] },
  },
  "staffAccount.invite": { request: byId, answer: "mis.staff_not_found" },
  "staffAccount.update": { request: { ...byId, username: "Other" }, answer: "mis.staff_not_found" },
  "staffAccount.enable": { request: { ...byId, enabled: false }, answer: "mis.staff_not_found" },
  "staffAccount.endSessions": { request: byId, answer: "mis.staff_not_found" },
  "staffAccount.policy": { request: {} },
  "staffAccount.policySave": { request: { second_factor_required: true }, answer: "auth.factor_own_first" },
  "staffAccount.resetFactor": { request: byId, answer: "mis.staff_not_found" },
  "staff.linkCheck": { request: { code: "x" }, answer: "auth.staff_link_expired" },
  "staff.accept": {
    request: { code: "x", password: "Changed-2026", confirm_password: "Changed-2026" },
    answer: "auth.staff_link_expired",
  },
  "scan.create": { request: { ...company, object_ids: [nowhere] }, answer: "member.company_not_found" },
  "staffCompany.names": { request: {} },
  "scan.objects": { request: company, answer: "member.company_not_found" },
  "scan.export": { request: { report_id: nowhere }, answer: "scan.result_not_found" },
  "scan.import": {
    request: { ...company, object_id: nowhere, content: "{}" },
    answer: "mis.import_invalid",
  },
  "scan.importPreview": {
    request: { ...company, object_id: nowhere, content: "{}" },
    answer: "member.company_not_found",
  },
  "scan.importSample": { request: {} },
  "scan.previewRegenerate": { request: byId, answer: "assessment.not_found" },
  "scan.cardList": { request: { report_id: nowhere }, answer: "scan.result_not_found" },
  "scan.cardDetail": { request: card, answer: "scan.result_not_found" },
  "scan.editCard": {
    request: { ...card, tables: [], hidden: true, note: "x" },
    answer: "scan.result_not_found",
  },
  "scan.restoreCard": { request: card, answer: "scan.result_not_found" },
  "scan.diff": { request: byId, answer: "assessment.not_found" },
  "scan.reportList": { request: byId, answer: "assessment.not_found" },
  "scan.unknown": { request: { report_id: nowhere }, answer: "scan.result_not_found" },
  "scan.previewKnown": { request: { report_id: nowhere }, answer: "scan.result_not_found" },
  "scan.reportDetail": { request: { report_id: nowhere }, answer: "scan.result_not_found" },
  "evidenceTemplate.list": { request: {} },
  "evidenceTemplate.detail": { request: byId, answer: "mis.not_found" },
  "evidenceTemplate.create": { request: { key: "access", type: "text", content } },
  "evidenceTemplate.update": {
    request: { ...byId, type: "text", enable: true },
    answer: "mis.not_found",
  },
  "evidenceTemplate.delete": { request: byId, answer: "mis.not_found" },
  "evidenceTemplate.impact": { request: { ...byId, content }, answer: "mis.not_found" },
  "evidenceTemplate.samples": { request: {} },
  "evidenceTemplate.version": { request: byId, answer: "mis.not_found" },
  "evidenceTemplate.createVersion": { request: { template_id: nowhere }, answer: "mis.not_found" },
  "evidenceTemplate.updateVersion": { request: { ...byId, revision: 1, content }, answer: "mis.not_found" },
  "evidenceTemplate.publishVersion": { request: { ...byId, revision: 1 }, answer: "mis.not_found" },
  "evidenceTemplate.deleteVersion": { request: { ...byId, revision: 1 }, answer: "mis.not_found" },
} satisfies AccessCases;
