import { languageOfUser } from "@candor/api/entities";
import { lockObjectRows, refreshAssessment, unlockObjects } from "../assessments/settle.ts";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { membersOf } from "../auth/users.ts";
import { eq, sql } from "../database/drizzle.ts";
import { appUser, assessment, company, object, result, scan } from "../database/schema.ts";
import type { Db, Transaction } from "../database/transaction.ts";
import { decidePublication } from "../decisions/record.ts";
import type { Message } from "../mail/outbox.ts";
import { type Published, type PublishedReader, publishedMail } from "../mail/published.ts";
import { sendMail } from "../mail/send.ts";
import { readWebsiteFacts, storeWebsiteFacts } from "../objects/website-facts.ts";
import type { Services } from "../services.ts";
import { requireSeenScan, reviewed, type SeenScan } from "./edit.ts";
import { carryOver } from "./published-results.ts";

type AssessmentRow = typeof assessment.$inferSelect;

/** Makes the results of each object the ones that its customer sees. */
async function makeCurrent(tx: Transaction, assessmentId: string, at: Date): Promise<void> {
  const scans = await tx.select().from(scan).where(eq(scan.assessment_id, assessmentId));
  for (const one of scans) {
    await tx.update(result).set({ current: false }).where(eq(result.object_id, one.object_id));
    await tx.update(result).set({ current: true }).where(eq(result.scan_id, one.id));
    await tx
      .update(object)
      .set({ last_assessed_at: at, counts: one.counts })
      .where(eq(object.id, one.object_id));
  }
}

/** Addresses that the publication of a company's assessment mails. */
export async function recipientsOf(db: Db, companyId: string): Promise<string[]> {
  return (await db.select().from(appUser).where(membersOf(companyId))).map(({ email }) => email);
}

/** A message for each member of an assessment's company. */
export async function messagesFor(
  tx: Transaction,
  row: AssessmentRow,
  publicUrl: string,
  write: (published: Published, member: PublishedReader) => Message,
): Promise<Message[]> {
  const [owner] = await tx.select().from(company).where(eq(company.id, row.company_id));
  const members = await tx.select().from(appUser).where(membersOf(row.company_id));
  const published = {
    assessmentId: row.id,
    number: row.number,
    companyId: row.company_id,
    companyName: owner?.name ?? "",
    score: row.score,
    publicUrl,
  };
  return members.map(({ id, name, email, language }) =>
    write(published, { id, name, email, language: languageOfUser(language) }),
  );
}

/** Publishes formally: the customer sees the results and is told by mail. */
export async function publishScan(
  services: Services,
  staff: StaffMember,
  { id, seen }: { id: string; seen?: SeenScan },
): Promise<void> {
  const { db, env } = services;
  const facts = await readWebsiteFacts(services, id);
  await db.transaction(async (tx) => {
    requireSeenScan(await reviewed(tx, id), seen);
    await lockObjectRows(tx, id);
    const now = new Date();
    await storeWebsiteFacts(tx, facts);
    await carryOver(tx, id);
    await refreshAssessment(tx, id);
    await makeCurrent(tx, id, now);
    await unlockObjects(tx, id);
    const [row] = await tx
      .update(assessment)
      .set({ state: "complete", published_at: now, updated_at: now, expert_id: staff.id })
      .where(eq(assessment.id, id))
      .returning();
    if (!row) return;
    const risen = { publications: sql`${company.publications} + 1` };
    await tx.update(company).set(risen).where(eq(company.id, row.company_id));
    await sendMail(tx, services, await messagesFor(tx, row, env.publicUrl ?? "", publishedMail));
    await audit(tx, { staff }, { action: "scan.publish", target: id });
    const scans = await tx.select({ id: scan.object_id }).from(scan).where(eq(scan.assessment_id, id));
    const objects = scans.map((one) => one.id);
    await decidePublication(tx, staff, { id, company_id: row.company_id, objects, at: now });
  });
}
