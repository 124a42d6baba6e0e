import {
  type AuditAction,
  DECISION_KINDS,
  type DecisionKind,
  type HistoryEventKind,
} from "@candor/api/entities";
import { lockAssessment } from "../assessments/settle.ts";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { and, eq } from "../database/drizzle.ts";
import { checkState, result, resultHistory } from "../database/schema.ts";
import type { RootDb, Transaction } from "../database/transaction.ts";
import { decideCheck } from "../decisions/record.ts";
import { HttpError } from "../http/http-error.ts";
import { publishedResults, recount } from "../scans/published-results.ts";

type Row = typeof result.$inferSelect;

interface Change {
  set: Partial<Row>;
  /** What outlives the assessment. */
  state?: Partial<typeof checkState.$inferInsert>;
}

/** A check that is to change, and when the caller saw it changed last. */
export interface Asked {
  id: string;
  seen?: string | undefined;
}

/** What is asked of checks. */
export interface Asking {
  asked: readonly Asked[];
  action: AuditAction;
  event: HistoryEventKind;
  note?: string | null;
  /** Whether a row is as it is asked to be. */
  stands: (row: Row) => boolean;
}

/** Decides what becomes of a row, or throws an HttpError. */
export type Decide = (row: Row) => Change;

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
export async function changeAll(
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
export async function changeOne(
  db: RootDb,
  customer: Customer,
  asking: Asking,
  decide: Decide,
): Promise<void> {
  const [refusal] = await changeAll(db, customer, asking, decide);
  if (refusal) throw refusal;
}
