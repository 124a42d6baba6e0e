import type { HistoryEventKind, ManualDuration } from "@candor/api/entities";
import { and, eq } from "drizzle-orm";
import { lockAssessment } from "../assessments/settle.ts";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { appUser, checkState, result, resultHistory } from "../database/schema.ts";
import type { RootDb, Transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { asDetected, MARKED_RESOLVED, passedByHand, publishedResult, recount } from "../scans/standing.ts";

type Row = typeof result.$inferSelect;

interface Change {
  set: Partial<Row>;
  /** What outlives the assessment. */
  state?: Partial<typeof checkState.$inferInsert>;
  event: HistoryEventKind;
  note?: string | null;
}

/** Changes a current result, in one transaction with its counts, its history and the audit log. */
async function change(
  db: RootDb,
  customer: Customer,
  { id, action }: { id: string; action: string },
  decide: (row: Row, tx: Transaction) => Change | Promise<Change>,
): Promise<void> {
  const known = await publishedResult(db, customer.companyId, id);
  await db.transaction(async (tx) => {
    await lockAssessment(tx, known.assessment_id);
    const row = await publishedResult(tx, customer.companyId, id);
    if (!row.current) throw new Refusal("check.not_current");
    const { set, state, event, note = null } = await decide(row, tx);
    const at = new Date();
    await tx
      .update(result)
      .set({ ...set, changed_at: at })
      .where(eq(result.id, id));
    const { object_id, check_id, company_id, assessment_id } = row;
    if (state)
      await tx
        .insert(checkState)
        .values({ object_id, check_id, company_id, ...state })
        .onConflictDoUpdate({ target: [checkState.object_id, checkState.check_id], set: state });
    await tx
      .insert(resultHistory)
      .values({ object_id, check_id, assessment_id, kind: event, at, by: customer.name, note });
    await audit(tx, { customer }, { action, target: id, detail: { check_id, object_id, event, note } });
    await recount(tx, row);
  });
}

/** Assigns a check to a member of the team, or to nobody. */
export function setOwner(db: RootDb, customer: Customer, id: string, ownerId: string | null): Promise<void> {
  return change(db, customer, { id, action: "check.set_owner" }, async (_row, tx) => {
    const event = "owner_assigned" as const;
    if (ownerId === null) return { set: { owner_id: null }, state: { owner_id: null }, event };
    const [owner] = await tx
      .select({ name: appUser.name })
      .from(appUser)
      .where(and(eq(appUser.id, ownerId), eq(appUser.company_id, customer.companyId)));
    if (!owner) throw new Refusal("check.owner_unknown");
    return { set: { owner_id: ownerId }, state: { owner_id: ownerId }, event, note: owner.name };
  });
}

/** Marks a failing check as resolved, or takes the mark away. Members may where it is theirs. */
export function setResolved(db: RootDb, customer: Customer, id: string, resolved: boolean): Promise<void> {
  return change(db, customer, { id, action: "check.set_resolved" }, (row) => {
    if (customer.role !== "owner" && row.owner_id !== customer.id) throw new Refusal("common.forbidden");
    if (!resolved) {
      if (row.resolution !== "mark_resolved") throw new Refusal("check.not_resolved");
      return { set: asDetected(row), event: "unmarked_resolved" };
    }
    if (row.resolution !== "unmark_resolved") throw new Refusal("check.not_failing");
    return { set: MARKED_RESOLVED, event: "marked_resolved" };
  });
}

/** Sets a check to Passed by hand. */
export function setPassed(
  db: RootDb,
  customer: Customer,
  { id, duration, reason }: { id: string; duration: ManualDuration; reason: string },
): Promise<void> {
  return change(db, customer, { id, action: "check.set_passed" }, (row) => {
    if (reason === "") throw new Refusal("check.reason_missing", { reason: "required" });
    if (row.status === "passed") throw new Refusal("check.already_passed");
    const by = { manual_reason: reason, manual_by: customer.name, manual_at: new Date() };
    return {
      set: passedByHand(duration),
      state: { manual: duration, ...by },
      event: "manual_passed",
      note: reason,
    };
  });
}

/** Lets the detected result stand again. */
export function restoreCheck(db: RootDb, customer: Customer, id: string): Promise<void> {
  return change(db, customer, { id, action: "check.restore" }, (row) => {
    if (!row.manual) throw new Refusal("check.not_manual");
    const none = { manual: null, manual_reason: null, manual_by: null, manual_at: null };
    return { set: asDetected(row), state: none, event: "manual_restored" };
  });
}
