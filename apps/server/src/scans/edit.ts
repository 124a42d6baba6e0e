import type { Level, Outcome } from "@candor/api/entities";
import { eq } from "drizzle-orm";
import { lockAssessment, refreshAssessment } from "../assessments/settle.ts";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { assessment, result, resultHistory } from "../database/schema.ts";
import type { RootDb, Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { effectiveResult, NO_OVERLAY, type Overlay } from "../results/results.ts";
import { refreshTally } from "./store.ts";

/** Locks an assessment that an expert may change; refuses any other. */
export async function reviewed(tx: Transaction, assessmentId: string) {
  const row = await lockAssessment(tx, assessmentId);
  if (!row) throw new HttpError("assessment.not_found");
  if (row.state === "complete") throw new HttpError("scan.published");
  if (row.state !== "expert_review") throw new HttpError("scan.not_in_review");
  return row;
}

export interface Edit {
  outcome: Outcome;
  level: Level;
  hidden: boolean;
  note: string;
  /** When the word that the editor saw was laid; undefined: whatever it was. */
  seen?: string | null | undefined;
}

interface Word extends Pick<Edit, "seen"> {
  overlay: Overlay;
  note: string | null;
  action: string;
}

async function lay(
  db: RootDb,
  staff: StaffMember,
  resultId: string,
  { overlay, note, action, seen }: Word,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(result).where(eq(result.id, resultId));
    if (!row) throw new HttpError("scan.result_not_found");
    await reviewed(tx, row.assessment_id);
    // Read again: whoever edited before has let go of the assessment only now.
    const [locked] = await tx.select({ at: result.edited_at }).from(result).where(eq(result.id, resultId));
    if (!locked) throw new HttpError("scan.result_not_found");
    if (seen !== undefined && (locked.at?.toISOString() ?? null) !== seen) {
      throw new HttpError("scan.edited_meanwhile");
    }
    const now = new Date();
    const engine = { outcome: row.engine_outcome, level: row.engine_level };
    const edited =
      note === null ? { edited_by: null, edited_at: null } : { edited_by: staff.id, edited_at: now };
    await tx
      .update(result)
      .set({ ...overlay, ...effectiveResult(engine, overlay), ...edited, note, changed_at: now })
      .where(eq(result.id, resultId));
    await tx.insert(resultHistory).values({
      object_id: row.object_id,
      check_id: row.check_id,
      assessment_id: row.assessment_id,
      kind: "result_edited",
      by: staff.name,
      note,
    });
    await audit(tx, { staff }, { action, target: resultId, detail: { before: engine, ...overlay, note } });
    await refreshTally(tx, row.scan_id);
    await refreshAssessment(tx, row.assessment_id);
    await tx.update(assessment).set({ expert_id: staff.id }).where(eq(assessment.id, row.assessment_id));
  });
}

/** Lays an expert's word over the engine's. */
export function editResult(
  db: RootDb,
  staff: StaffMember,
  id: string,
  { outcome, level, hidden, note, seen }: Edit,
) {
  const overlay = { expert_outcome: outcome, expert_level: level, expert_hidden: hidden };
  return lay(db, staff, id, { overlay, note, seen, action: "scan.edit_result" });
}

/** Takes an expert's word away. */
export function restoreResult(db: RootDb, staff: StaffMember, id: string) {
  return lay(db, staff, id, { overlay: NO_OVERLAY, note: null, action: "scan.restore_result" });
}
