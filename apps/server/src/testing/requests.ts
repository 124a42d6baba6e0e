import { randomBytes } from "node:crypto";
import {
  beginCorrection,
  confirmCampaign,
  createStaff,
  createStaffCompany,
  createWebsite,
  editResult,
  editScanCard,
  exportScan,
  getScan,
  importScan,
  inviteMember,
  listActivityScans,
  listReports,
  listScans,
  listScenarios,
  listSessions,
  listStaffSessions,
  previewCompany,
  registerEmail,
  sendMagicLink,
  sendResetEmail,
  storeFile,
  submitCampaign,
} from "@candor/api/endpoints";
import { startSession } from "../auth/sessions.ts";
import { eq } from "../database/drizzle.ts";
import { auditLog, mail } from "../database/schema.ts";
import type { Belongings } from "./belongings.ts";
import { PNG_BASE64 } from "./campaigns.ts";
import { codeMailedTo } from "./links.ts";
import { PASSWORD } from "./people.ts";
import { secondFactorRequests } from "./second-factor.ts";
import { jobsDone } from "./snapshot.ts";
import type { TestServer } from "./with-server.ts";

/** Campaign that a test has opened before it asks for these requests. */
export const CAMPAIGN = "spring";

type Fields = Record<string, unknown>;

/**
 * By endpoint, what makes a case of the access table do something where an id alone does not: what only a mail
 * tells, and what has to be made first.
 */
export function effectiveRequests(
  server: TestServer,
  ours: Belongings,
): Readonly<Record<string, () => Promise<Fields>>> {
  const { owner, viewer, chief } = server.people;
  const nobody = server.as(null);
  const staff = server.as(chief);
  const newEmail = () => `${crypto.randomUUID()}@test.example`;
  const password = { password: "Changed-2026", confirm_password: "Changed-2026" };
  const credentials = async () => ({ email: owner.email, password: PASSWORD });
  const mailTo = async () => ({ email: owner.email });
  const picture = async () => (await staff.call(storeFile, { content: PNG_BASE64 })).file;
  /** A picture that was never stored: what stands behind its end is not looked at. */
  const newPicture = () =>
    Buffer.concat([Buffer.from(PNG_BASE64, "base64"), randomBytes(8)]).toString("base64");
  let visits = 10;
  let sites = 41;

  /** A visitor's request, as far as the mail with its link. */
  async function wished(): Promise<{ email: string; code: string }> {
    visits += 1;
    const email = newEmail();
    const given = { cid: CAMPAIGN, company: "Linden", mobile: "13812345678", consent: true as const };
    await nobody.call(submitCampaign, { ...given, email, website: `site-${visits}.example` });
    const [row] = await server.services.db.select().from(mail).where(eq(mail.to, email));
    return { email, code: /\/activity\/confirm\/([\w-]+)/.exec(row?.text ?? "")?.[1] ?? "" };
  }
  /** A visitor's request whose website has been assessed. */
  async function assessed(): Promise<Fields> {
    const { email, code } = await wished();
    await nobody.call(confirmCampaign, { code });
    await jobsDone(server.services.db);
    const { list } = await staff.call(listActivityScans, { search: email });
    return { id: list[0]?.id };
  }
  /** Switched off: what the engine does not bring would break a published card. */
  const data = (key: string) => async () => ({ [`data.${key}`]: "access", enable: false });

  /** An exported scan, and a website that has none under way. */
  async function importable() {
    const { content } = await staff.call(exportScan, { report_id: ours.published_report });
    sites += 1;
    const site = { name: "", url: `https://site-${sites}.example/`, territories: ["EU" as const] };
    return { content, object_id: (await server.as(owner).call(createWebsite, site)).id };
  }
  /** A scan in expert review. */
  async function reviewedReport(): Promise<{ report_id: string }> {
    const made = await staff.call(importScan, { company_id: ours.company, ...(await importable()) });
    const { list } = await staff.call(listReports, { id: made.id });
    return { report_id: list[0]?.scan_id ?? "" };
  }

  /** Results of a scan in expert review, as they are read. */
  async function unconfirmed(): Promise<Fields> {
    const { id } = await staff.call(importScan, { company_id: ours.company, ...(await importable()) });
    const { results } = await staff.call(getScan, { id });
    const read = results.map(({ id: result_id, engine_outcome: outcome, engine_level: level }) => ({
      ...{ result_id, outcome, level },
    }));
    return { id, results: read };
  }
  /** A published scan that is being corrected, with an edit that waits. */
  async function corrected(): Promise<{ id: string }> {
    const { list } = await staff.call(listScans, { states: ["complete"] });
    const scan = list.find(({ correcting }) => correcting) ?? list[0];
    const id = scan?.id ?? "";
    if (!scan?.correcting) await staff.call(beginCorrection, { id });
    const [result] = (await staff.call(getScan, { id })).results;
    const word = { outcome: "potential", level: "low", hidden: false, note: "Seen by hand" } as const;
    await staff.call(editResult, { result_id: result?.id ?? "", ...word });
    return { id };
  }

  /** Someone who has been invited to the console and has not come yet. */
  async function invitedStaff() {
    const email = newEmail();
    const made = await staff.call(createStaff, { username: "Invited", email, permissions: [] });
    return { id: made.id, email, code: await codeMailedTo(server, email) };
  }

  return {
    "staffAccount.create": async () => ({ email: newEmail() }),
    "staffAccount.invite": async () => ({ id: (await invitedStaff()).id }),
    "staffAccount.update": async () => ({ id: (await invitedStaff()).id }),
    "staffAccount.enable": async () => ({ id: (await invitedStaff()).id }),
    "staffAccount.endSessions": async () => {
      const { id } = await invitedStaff();
      await startSession(server.services.db, "staff", id);
      return { id };
    },
    ...secondFactorRequests(server),
    "scan.confirmResults": unconfirmed,
    "scan.correctionPublish": corrected,
    "scan.correctionDiscard": corrected,
    "staff.accept": async () => ({ code: (await invitedStaff()).code }),
    "auth.signIn": credentials,
    "auth.signInV1": credentials,
    "staff.signIn": async () => ({ email: chief.email, password: PASSWORD }),
    "auth.sendMagicLink": mailTo,
    "password.sendEmail": mailTo,
    "company.update": async () => ({ name: "Ours & Co", logo_upload_id: null }),
    "staffCompany.create": async () => ({ owner: { email: newEmail() } }),
    "staffCompany.inviteOwner": async () => ({ email: newEmail() }),
    "staffCompany.update": async () => ({ name: "Ours" }),
    "staffCompany.delete": async () => {
      const name = "Emptied";
      const made = { name, product_version: 1 as const, owner: { email: newEmail() } };
      const { id } = await staff.call(createStaffCompany, made);
      // As its export writes it: whoever has just tried that call with every id is out of turns for a minute.
      const line = { actor_kind: "staff" as const, actor_id: chief.id, actor_name: "Chief" };
      await server.services.db
        .insert(auditLog)
        .values({ ...line, action: "company.exported", target_id: id });
      return { id, name };
    },
    "staffCompany.memberUpdate": async () => ({ language_fixed: true }),
    "account.revokeSession": async () => {
      const { token } = await startSession(server.services.db, "customer", owner.id);
      const { list } = await server.as({ token }).call(listSessions, {});
      return { id: list.find(({ current }) => current)?.id };
    },
    "staff.revokeSession": async () => {
      const { token } = await startSession(server.services.db, "staff", chief.id);
      const { list } = await server.as({ token }).call(listStaffSessions, {});
      return { id: list.find(({ current }) => current)?.id };
    },
    "auth.magicLinkCallback": async () => {
      await nobody.call(sendMagicLink, { email: owner.email });
      return { code: await codeMailedTo(server, owner.email) };
    },
    "auth.openPreview": async () => {
      const { url } = await staff.call(previewCompany, { company_id: ours.company });
      return { code: new URL(url).searchParams.get("code") };
    },
    "invitation.accept": async () => {
      const email = newEmail();
      await server.as(owner).call(inviteMember, { email, role: "viewer" });
      return { code: await codeMailedTo(server, email) };
    },
    "registration.register": async () => {
      const email = newEmail();
      await nobody.call(registerEmail, { email });
      return { code: await codeMailedTo(server, email) };
    },
    "password.reset": async () => {
      await nobody.call(sendResetEmail, { email: viewer.email });
      return { code: await codeMailedTo(server, viewer.email) };
    },
    "password.change": async () => ({ current_password: PASSWORD, ...password }),
    "member.invite": async () => ({ email: newEmail() }),
    "object.createWebsite": async () => ({ url: "https://site-40.example/" }),
    "object.updateWebsite": async () => ({ url: "https://site-41.example/" }),
    "object.create": async () => ({ account_number: "999999999999" }),
    "compliance.follow": async () => {
      const { list } = await server.as(owner).call(listScenarios, {});
      return { id: list[0]?.id };
    },
    "tracking.feedback": async () => ({ screenshot: PNG_BASE64 }),
    "mis.storeFile": async () => ({ content: newPicture() }),
    "campaign.submit": async () => ({ cid: CAMPAIGN, email: newEmail(), website: "site-50.example" }),
    "campaign.confirm": async () => ({ code: (await wished()).code }),
    "activityScan.publish": assessed,
    "activityScan.rescan": assessed,
    "activityScan.markFailed": assessed,
    "scan.import": importable,
    "scan.editCard": reviewedReport,
    "scan.restoreCard": async () => {
      const report = await reviewedReport();
      const edit = { ...report, card_key: "cookies" as const, tables: [], hidden: true, note: "x" };
      await staff.call(editScanCard, edit);
      return report;
    },
    "cardTemplate.create": data("evidence_table"),
    "cardTemplate.update": data("evidence_table"),
    "card.create": data("card_template"),
    "card.update": data("card_template"),
    "cardChart.create": data("card"),
    "cardChart.update": data("card"),
    "activityQrcode.create": async () => ({ "data.image": await picture() }),
    "activityQrcode.update": async () => ({ "data.image": await picture() }),
    "activityConfig.create": async () => ({ "data.skill": "access", "data.qrcode": "access" }),
    "activityConfig.update": async () => ({ "data.skill": "access", "data.qrcode": "access" }),
  };
}
