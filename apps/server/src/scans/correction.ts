import type { Bilingual } from "@candor/api/entities";
import { lockAssessment, lockObjectRows } from "../assessments/settle.ts";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { and, desc, eq, isNotNull } from "../database/drizzle.ts";
import { assessment, correction, replacedResult, result, resultHistory, staff } from "../database/schema.ts";
import type { Db, RootDb, Transaction } from "../database/transaction.ts";
import { decideCorrection } from "../decisions/record.ts";
import { HttpError } from "../http/http-error.ts";
import { correctedMail } from "../mail/corrected.ts";
import { sendMail } from "../mail/send.ts";
import { underWord } from "../results/expert-word.ts";
import type { Services } from "../services.ts";
import { requireSeenScan, type SeenScan, touched } from "./edit.ts";
import { messagesFor } from "./publish.ts";
import { MARKED_RESOLVED, passedByHand, recount } from "./published-results.ts";

type Row = typeof result.$inferSelect;

const NOBODY = { correcting_since: null, correcting_by: null };

/** Opens the results of a published assessment for edits that its customer does not see yet. */
export async function beginCorrection(
  { db }: Services,
  by: StaffMember,
  { id }: { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockAssessment(tx, id);
    if (!row) throw new HttpError("assessment.not_found");
    if (row.state !== "complete") throw new HttpError("scan.not_published");
    if (row.correcting_since) throw new HttpError("scan.correcting");
    await tx
      .update(assessment)
      .set({ ...touched(by), correcting_since: new Date(), correcting_by: by.id })
      .where(eq(assessment.id, id));
    await audit(tx, { staff: by }, { action: "scan.correction_begin", target: id });
  });
}

async function lockCorrected(tx: Transaction, id: string, seen: SeenScan) {
  const row = await lockAssessment(tx, id);
  if (!row) throw new HttpError("assessment.not_found");
  if (!row.correcting_since) throw new HttpError("scan.no_correction");
  requireSeenScan(row, seen);
  return row;
}

const waiting = (id: string) => and(eq(result.assessment_id, id), isNotNull(result.pending_word));

/** Ends a correction without a trace for the customer. */
export async function discardCorrection(
  { db }: { db: RootDb },
  by: StaffMember,
  { id, seen }: { id: string; seen?: SeenScan },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCorrected(tx, id, seen);
    const lost = await tx
      .update(result)
      .set({ pending_word: null })
      .where(waiting(id))
      .returning({ id: result.id });
    await tx
      .update(assessment)
      .set({ ...NOBODY, ...touched(by) })
      .where(eq(assessment.id, id));
    const detail = { lost: lost.length };
    await audit(tx, { staff: by }, { action: "scan.correction_discard", target: id, detail });
  });
}

/** What the company's people laid over a result stays, where it still says anything. */
function underPeople(row: Row, now: ReturnType<typeof underWord>) {
  if (now.status_rank === null) return {};
  if (row.manual && now.status !== "passed") return passedByHand(row.manual);
  return row.resolution === "mark_resolved" && now.outcome === "failed" ? MARKED_RESOLVED : {};
}

/** Publishes the edits of a correction: the customer sees them, and is told of them and why. */
export async function publishCorrection(
  services: Services,
  by: StaffMember,
  { id, reason, seen }: { id: string; reason: Bilingual; seen?: SeenScan },
): Promise<void> {
  const { db, env } = services;
  await db.transaction(async (tx) => {
    const open = await lockCorrected(tx, id, seen);
    await lockObjectRows(tx, id);
    const rows = await tx.select().from(result).where(waiting(id));
    if (rows.length === 0) throw new HttpError("scan.correction_empty");
    const at = new Date();
    const line = { assessment_id: id, at, by: by.id, reason, changed: rows.length, kept: true };
    const [made] = await tx.insert(correction).values(line).returning({ id: correction.id });
    if (!made) throw new Error("The correction was not written.");
    for (const row of rows) await correct(tx, row, { at, correctionId: made.id });
    await recount(tx, open.company_id, rows);
    const [row] = await tx
      .update(assessment)
      .set({ ...NOBODY, corrected_at: at, correction_reason: reason, expert_id: by.id, updated_at: at })
      .where(eq(assessment.id, id))
      .returning();
    if (!row) throw new HttpError("assessment.not_found");
    const told = { id: made.id, reason, changed: rows.length };
    const messages = await messagesFor(tx, row, env.publicUrl ?? "", (published, member) =>
      correctedMail(published, member, told),
    );
    await sendMail(tx, services, messages);
    const detail = { reason, changed: rows.length };
    await audit(tx, { staff: by }, { action: "scan.correction_publish", target: id, detail });
    const settled = rows.filter(({ resolution, pending_word: pending }) => {
      return resolution === "mark_resolved" && pending?.word && pending.word.outcome !== "failed";
    });
    await decideCorrection(tx, by, { id, company_id: open.company_id, at, reason, settled });
  });
}

/** What is published of a result, to be read after its correction, too. */
function asReplaced(row: Row, after: Row["evidence"], correctionId: string) {
  const { outcome, level, expert_hidden: hidden, expert_texts: texts, note, edited_by, edited_at } = row;
  const isSame = JSON.stringify(row.evidence) === JSON.stringify(after);
  return {
    ...{ correction_id: correctionId, result_id: row.id, note, edited_by, edited_at },
    word: edited_at && { outcome, level, hidden, texts },
    evidence: isSame ? null : row.evidence,
  };
}

/** Lays the word that waits over one published result. */
async function correct(tx: Transaction, row: Row, { at, correctionId }: { at: Date; correctionId: string }) {
  const { pending_word: pending } = row;
  if (!pending) return;
  const { word, note, by } = pending;
  const now = underWord(row, word);
  const edited = word
    ? { edited_by: by.id, edited_at: new Date(pending.at), note }
    : { edited_by: null, edited_at: null, note: null };
  const rest = { pending_word: null, correction_id: correctionId, changed_at: at };
  await tx
    .update(result)
    .set({ ...now, ...underPeople(row, now), ...edited, ...rest })
    .where(eq(result.id, row.id));
  await tx.insert(replacedResult).values(asReplaced(row, now.evidence, correctionId));
  await tx.insert(resultHistory).values({
    ...{ object_id: row.object_id, check_id: row.check_id, assessment_id: row.assessment_id },
    ...{ kind: "result_corrected" as const, at, by: by.name, note },
  });
}

/** Corrections of an assessment that were published, the newest first. */
export async function correctionsOf(db: Db, id: string) {
  const rows = await db
    .select({
      at: correction.at,
      by: staff.username,
      reason: correction.reason,
      changed: correction.changed,
    })
    .from(correction)
    .leftJoin(staff, eq(staff.id, correction.by))
    .where(eq(correction.assessment_id, id))
    .orderBy(desc(correction.at));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
