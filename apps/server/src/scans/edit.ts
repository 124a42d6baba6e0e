import type { AuditAction, Level, Outcome, ResultTexts, TableRows } from "@candor/api/entities";
import { lockAssessment, refreshAssessment } from "../assessments/settle.ts";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { eq } from "../database/drizzle.ts";
import { assessment, type ExpertWord, result, resultHistory } from "../database/schema.ts";
import type { RootDb, Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { engineEvidence, expertWordOf, rowsOf, underWord } from "../results/expert-word.ts";
import { refreshTally } from "./store.ts";

type Row = typeof result.$inferSelect;

/** When the assessment that the caller saw was last changed; undefined: whatever it is by now. */
export type SeenScan = { updated_at: string } | undefined;

/** Refuses to go on with an assessment that another expert changed since it was seen; it is locked. */
export function requireSeenScan(row: { updated_at: Date }, seen: SeenScan): void {
  if (seen && row.updated_at.toISOString() !== seen.updated_at) throw new HttpError("scan.changed_meanwhile");
}

/** Notes that an expert has changed an assessment. */
export const touched = ({ id }: StaffMember) => ({ expert_id: id, updated_at: new Date() });

/** Locks an assessment that an expert may change; refuses any other. */
export async function reviewed(tx: Transaction, assessmentId: string) {
  const row = await lockAssessment(tx, assessmentId);
  if (!row) throw new HttpError("assessment.not_found");
  if (row.state === "complete") throw new HttpError("scan.published");
  if (row.state !== "expert_review") throw new HttpError("scan.not_in_review");
  return row;
}

/** Locks an assessment whose results may be edited: in review, or published and being corrected. */
async function editable(tx: Transaction, assessmentId: string): Promise<{ correcting: boolean }> {
  const row = await lockAssessment(tx, assessmentId);
  if (row?.state === "complete" && row.correcting_since) return { correcting: true };
  await reviewed(tx, assessmentId);
  return { correcting: false };
}

export interface Edit {
  outcome: Outcome;
  level: Level;
  hidden: boolean;
  /** Absent: as they stand. */
  texts?: ResultTexts | null | undefined;
  /** Absent: as they stand. */
  tables?: readonly TableRows[] | undefined;
  note: string;
  /** When the word that the editor saw was laid; undefined: whatever it was. */
  seen?: string | null | undefined;
}

interface Laid {
  /** What to lay over the row as it stands; null: the engine's word stands again. */
  word: (row: Row) => ExpertWord | null;
  note: string | null;
  action: AuditAction;
  seen?: string | null | undefined;
}

const laidAt = ({ pending_word: pending, edited_at }: Row): string | null =>
  pending ? pending.word && pending.at : (edited_at?.toISOString() ?? null);

/** Lays a word over a result of a review: what the customer will see. */
async function layInReview(
  tx: Transaction,
  staff: StaffMember,
  row: Row,
  { word, note }: { word: ExpertWord | null; note: string | null },
) {
  const now = new Date();
  const edited = word ? { edited_by: staff.id, edited_at: now } : { edited_by: null, edited_at: null };
  const looked = { confirmed_by: null, confirmed_at: null };
  await tx
    .update(result)
    .set({ ...underWord(row, word), ...edited, ...looked, note, changed_at: now })
    .where(eq(result.id, row.id));
  await tx.insert(resultHistory).values({
    ...{ object_id: row.object_id, check_id: row.check_id, assessment_id: row.assessment_id },
    ...{ kind: "result_edited" as const, by: staff.name, note },
  });
  await refreshTally(tx, row.scan_id);
  await refreshAssessment(tx, row.assessment_id);
}

/** Keeps a word beside a published result: the customer sees it once the correction is published. */
async function layInCorrection(
  tx: Transaction,
  { id, name }: StaffMember,
  row: Row,
  { word, note }: { word: ExpertWord | null; note: string | null },
) {
  // What was published is the engine's word already: nothing waits any more.
  const nothing = word === null && row.edited_at === null;
  const pending = nothing ? null : { word, note, by: { id, name }, at: new Date().toISOString() };
  await tx.update(result).set({ pending_word: pending }).where(eq(result.id, row.id));
}

async function lay(db: RootDb, staff: StaffMember, resultId: string, laid: Laid): Promise<void> {
  const { note, action, seen } = laid;
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ assessment_id: result.assessment_id })
      .from(result)
      .where(eq(result.id, resultId));
    if (!found) throw new HttpError("scan.result_not_found");
    const { correcting } = await editable(tx, found.assessment_id);
    // Read under the lock: whoever edited before has let go of the assessment only now.
    const [row] = await tx.select().from(result).where(eq(result.id, resultId));
    if (!row) throw new HttpError("scan.result_not_found");
    if (seen !== undefined && laidAt(row) !== seen) throw new HttpError("scan.edited_meanwhile");
    const word = laid.word(row);
    if (correcting) await layInCorrection(tx, staff, row, { word, note });
    else await layInReview(tx, staff, row, { word, note });
    const before = { outcome: row.engine_outcome, level: row.engine_level };
    await audit(tx, { staff }, { action, target: resultId, detail: { before, ...word, note, correcting } });
    await tx.update(assessment).set(touched(staff)).where(eq(assessment.id, row.assessment_id));
  });
}

/** Lays an expert's word over the engine's. */
export function editResult(db: RootDb, staff: StaffMember, id: string, edit: Edit) {
  const { outcome, level, hidden, note, seen } = edit;
  const word = (row: Row): ExpertWord => {
    const stands = expertWordOf(row);
    const rows = edit.tables && (edit.tables.length > 0 ? rowsOf(engineEvidence(row), edit.tables) : null);
    return {
      ...{ outcome, level, hidden },
      texts: edit.texts === undefined ? (stands?.texts ?? null) : edit.texts,
      rows: rows === undefined ? (stands?.rows ?? null) : rows,
    };
  };
  return lay(db, staff, id, { word, note, seen, action: "scan.edit_result" });
}

/** Takes an expert's word away. */
export function restoreResult(db: RootDb, staff: StaffMember, id: string, seen?: string | null) {
  return lay(db, staff, id, { word: () => null, note: null, seen, action: "scan.restore_result" });
}
