import {
  type AuditAction,
  DECISION_KINDS,
  type DecisionKind,
  type HistoryEventKind,
  type ManualDuration,
} from "@candor/api/entities";
import { and, eq, isNull } from "drizzle-orm";
import { lockAssessment } from "../assessments/settle.ts";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { appUser, checkState, result, resultHistory } from "../database/schema.ts";
import type { Db, RootDb, Transaction } from "../database/transaction.ts";
import { decideCheck } from "../decisions/record.ts";
import { HttpError } from "../http/http-error.ts";
import {
  asDetected,
  MARKED_RESOLVED,
  passedByHand,
  publishedResult,
  publishedResults,
  recount,
} from "../scans/published-results.ts";

type Row = typeof result.$inferSelect;

interface Change {
  set: Partial<Row>;
  /** What outlives the assessment. */
  state?: Partial<typeof checkState.$inferInsert>;
}

/** A check that is to change, and when the caller saw it changed last. */
interface Asked {
  id: string;
  seen?: string | undefined;
}

/** What is asked of checks. */
interface Asking {
  asked: readonly Asked[];
  action: AuditAction;
  event: HistoryEventKind;
  note?: string | null;
  /** Whether a row is as it is asked to be. */
  stands: (row: Row) => boolean;
}

/** Decides what becomes of a row, or throws an HttpError. */
type Decide = (row: Row) => Change;

/** What a caller saw is not what stands. */
const isOld = (row: Row, seen: string | undefined) =>
  seen !== undefined && row.changed_at.getTime() !== Date.parse(seen);

/** Whether this is the last that was done to a row, by the same person: the answer to it was lost on the way. */
async function isRepeated(
  tx: Transaction,
  customer: Customer,
  row: Row,
  { event, note = null, stands }: Asking,
): Promise<boolean> {
  if (!row.current || !stands(row)) return false;
  const { object_id, check_id, changed_at } = row;
  const [last] = await tx
    .select({ kind: resultHistory.kind, by: resultHistory.by, note: resultHistory.note })
    .from(resultHistory)
    .where(
      and(
        eq(resultHistory.object_id, object_id),
        eq(resultHistory.check_id, check_id),
        eq(resultHistory.at, changed_at),
      ),
    );
  return last?.kind === event && last.by === customer.name && last.note === note;
}

/**
 * Changes current results, in one transaction with their counts, their histories and the audit log. What is refused
 * stays as it is and is answered with its refusal, in the order asked for; the others are changed. What the caller did
 * last and asks for once more is done already.
 */
async function changeAll(
  db: RootDb,
  customer: Customer,
  asking: Asking,
  decide: Decide,
): Promise<(HttpError | null)[]> {
  const { asked } = asking;
  const ids = asked.map(({ id }) => id);
  const known = await publishedResults(db, customer.companyId, ids);
  return db.transaction(async (tx) => {
    const assessments = new Set([...known.values()].map(({ assessment_id }) => assessment_id));
    for (const id of [...assessments].sort()) await lockAssessment(tx, id);
    const rows = await publishedResults(tx, customer.companyId, ids);
    const changed = new Map<string, Row>();
    const answers: (HttpError | null)[] = [];
    for (const one of asked) {
      const row = rows.get(one.id);
      if (row && !changed.has(one.id) && (await isRepeated(tx, customer, row, asking))) {
        answers.push(null);
        continue;
      }
      const outcome = decided(row, one, decide);
      // A row that is asked for twice is changed once: the second time it is not what was seen.
      const refusal = outcome instanceof HttpError ? outcome : null;
      answers.push(changed.has(one.id) ? new HttpError("check.changed") : refusal);
      if (!row || outcome instanceof HttpError || changed.has(one.id)) continue;
      await write(tx, customer, row, asking, outcome);
      changed.set(one.id, row);
    }
    if (changed.size > 0) await recount(tx, customer.companyId, [...changed.values()]);
    return answers;
  });
}

function decided(row: Row | undefined, { seen }: Asked, decide: Decide): Change | HttpError {
  try {
    if (!row) return new HttpError("check.not_found");
    if (!row.current) return new HttpError("check.not_current");
    if (isOld(row, seen)) return new HttpError("check.changed");
    return decide(row);
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

async function write(
  tx: Transaction,
  customer: Customer,
  row: Row,
  { action, event, note = null }: Asking,
  { set, state }: Change,
): Promise<void> {
  const { id, object_id, check_id, company_id, assessment_id } = row;
  const at = new Date();
  await tx
    .update(result)
    .set({ ...set, changed_at: at })
    .where(eq(result.id, id));
  if (state)
    await tx
      .insert(checkState)
      .values({ object_id, check_id, company_id, ...state })
      .onConflictDoUpdate({ target: [checkState.object_id, checkState.check_id], set: state });
  await tx
    .insert(resultHistory)
    .values({ object_id, check_id, assessment_id, kind: event, at, by: customer.name, note });
  await audit(tx, { customer }, { action, target: id, detail: { check_id, object_id, event, note } });
  if (isDecision(event))
    await decideCheck(tx, customer, row, {
      ...{ at, kind: event, reason: note, assessment_id },
      // A mark stands until the next assessment shows what it detects.
      until: event === "marked_resolved" ? "next_assessment" : (set.manual ?? null),
    });
}

/** Kinds of events that the ledger holds; who takes care of a check is no decision about it. */
const isDecision = (event: HistoryEventKind): event is HistoryEventKind & DecisionKind =>
  DECISION_KINDS.some((kind) => kind === event);

/** Changes one current result, or throws its refusal. */
async function change(db: RootDb, customer: Customer, asking: Asking, decide: Decide): Promise<void> {
  const [refusal] = await changeAll(db, customer, asking, decide);
  if (refusal) throw refusal;
}

/** Assigns checks to a member of the team, or to nobody. */
export async function setOwners(
  db: RootDb,
  customer: Customer,
  asked: readonly Asked[],
  ownerId: string | null,
): Promise<(HttpError | null)[]> {
  const name = ownerId === null ? null : await memberName(db, customer, ownerId);
  const owner = { owner_id: ownerId };
  const asking: Asking = {
    ...{ asked, action: "check.set_owner", event: "owner_assigned", note: name },
    stands: ({ owner_id }) => owner_id === ownerId,
  };
  return changeAll(db, customer, asking, () => ({ set: owner, state: owner }));
}

async function memberName(db: Db, { companyId }: Customer, id: string): Promise<string> {
  const [owner] = await db
    .select({ name: appUser.name })
    .from(appUser)
    .where(and(eq(appUser.id, id), eq(appUser.company_id, companyId), isNull(appUser.removed_at)));
  if (!owner) throw new HttpError("check.owner_unknown");
  return owner.name;
}

/** Assigns a check to a member of the team, or to nobody. */
export async function setOwner(
  db: RootDb,
  customer: Customer,
  { owner_id, ...asked }: Asked & { owner_id: string | null },
): Promise<void> {
  await publishedResult(db, customer.companyId, asked.id);
  const [refusal] = await setOwners(db, customer, [asked], owner_id);
  if (refusal) throw refusal;
}

/** Members may mark what is theirs. */
const marking =
  (customer: Customer, resolved: boolean): Decide =>
  (row) => {
    if (customer.role !== "owner" && row.owner_id !== customer.id) throw new HttpError("common.forbidden");
    if (!resolved) {
      if (row.resolution !== "mark_resolved") throw new HttpError("check.not_resolved");
      return { set: asDetected(row) };
    }
    if (row.resolution !== "unmark_resolved") throw new HttpError("check.not_failing");
    return { set: MARKED_RESOLVED };
  };

const marks = (asked: readonly Asked[], resolved: boolean): Asking => ({
  ...{ asked, action: "check.set_resolved", event: resolved ? "marked_resolved" : "unmarked_resolved" },
  stands: ({ resolution }) => (resolution === "mark_resolved") === resolved,
});

/** Marks failing checks as resolved, or takes the marks away. */
export const setAllResolved = (db: RootDb, customer: Customer, asked: readonly Asked[], resolved: boolean) =>
  changeAll(db, customer, marks(asked, resolved), marking(customer, resolved));

/** Marks a failing check as resolved, or takes the mark away. */
export const setResolved = (
  db: RootDb,
  customer: Customer,
  { resolved, ...asked }: Asked & { resolved: boolean },
): Promise<void> => change(db, customer, marks([asked], resolved), marking(customer, resolved));

/** Sets a check to Passed by hand. */
export function setPassed(
  db: RootDb,
  customer: Customer,
  { duration, reason, ...asked }: Asked & { duration: ManualDuration; reason: string },
): Promise<void> {
  const asking: Asking = {
    ...{ asked: [asked], action: "check.set_passed", event: "manual_passed", note: reason },
    stands: ({ manual }) => manual === duration,
  };
  return change(db, customer, asking, (row) => {
    if (reason === "") throw new HttpError("check.reason_missing", { reason: "required" });
    if (row.status === "passed") throw new HttpError("check.already_passed");
    const by = { manual_reason: reason, manual_by: customer.name, manual_at: new Date() };
    return {
      set: passedByHand(duration),
      state: { manual: duration, ...by },
    };
  });
}

/** Lets the detected result stand again. */
export function restoreCheck(db: RootDb, customer: Customer, asked: Asked): Promise<void> {
  const asking: Asking = {
    ...{ asked: [asked], action: "check.restore", event: "manual_restored" },
    stands: ({ manual }) => manual === null,
  };
  return change(db, customer, asking, (row) => {
    if (!row.manual) throw new HttpError("check.not_manual");
    const none = { manual: null, manual_reason: null, manual_by: null, manual_at: null };
    return { set: asDetected(row), state: none };
  });
}
