import type { AuditAction, CheckComment, TicketAnswer } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { and, asc, desc, eq, gt } from "../database/drizzle.ts";
import { auditLog, checkComment, resultHistory } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { publishedResult } from "../scans/published-results.ts";

type Row = typeof checkComment.$inferSelect;

const toComment = (row: Row, { id }: Customer): CheckComment => ({
  id: row.id,
  author: row.author_name,
  text: row.text,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  own: row.author_id === id,
});

/** What is said about a check of an object, oldest first. */
export async function commentsOf(db: Db, customer: Customer, resultId: string): Promise<CheckComment[]> {
  const { object_id, check_id } = await publishedResult(db, customer.companyId, resultId, customer);
  const rows = await db
    .select()
    .from(checkComment)
    .where(and(eq(checkComment.object_id, object_id), eq(checkComment.check_id, check_id)))
    .orderBy(asc(checkComment.created_at), asc(checkComment.id));
  return rows.map((row) => toComment(row, customer));
}

/** Milliseconds within which the same of the same person is one whose answer was lost on the way. */
const REPEATED_WITHIN = 600_000;

/** What a comment answered a ticket with; undefined: it is no answer. */
async function answerOf(tx: Db, commentId: string): Promise<unknown> {
  const [line] = await tx
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.target_id, commentId), eq(auditLog.action, "comment.add" satisfies AuditAction)));
  return line?.detail?.answer;
}

/** The last comment on a check, where it is this one, with the same answer to its ticket or none. */
async function lastIs(
  tx: Db,
  place: Pick<Row, "object_id" | "check_id">,
  { id }: Customer,
  { text, answer }: Pick<Said, "text" | "answer">,
) {
  const [last] = await tx
    .select()
    .from(checkComment)
    .where(and(eq(checkComment.object_id, place.object_id), eq(checkComment.check_id, place.check_id)))
    .orderBy(desc(checkComment.created_at), desc(checkComment.id))
    .limit(1);
  const same = last?.author_id === id && last.text === text && last.edited_at === null;
  if (!same || Date.now() - last.created_at.getTime() >= REPEATED_WITHIN) return null;
  return (await answerOf(tx, last.id)) === answer ? last : null;
}

interface Said {
  check: string;
  text: string;
  answer?: TicketAnswer | undefined;
}

/** Adds a comment; what the caller said last and sends once more is said once. An answer to a ticket is history, too. */
export async function addComment(db: RootDb, customer: Customer, { check, text, answer }: Said) {
  const { object_id, check_id, assessment_id } = await publishedResult(db, customer.companyId, check);
  const author = { company_id: customer.companyId, author_id: customer.id, author_name: customer.name };
  return db.transaction(async (tx) => {
    const said = await lastIs(tx, { object_id, check_id }, customer, { text, answer });
    if (said) return toComment(said, customer);
    const [row] = await tx
      .insert(checkComment)
      .values({ object_id, check_id, text, ...author })
      .returning();
    if (!row) throw new HttpError("common.internal");
    if (answer) {
      const event = {
        object_id,
        check_id,
        assessment_id,
        kind: `answered_${answer}` as const,
        by: customer.name,
      };
      await tx.insert(resultHistory).values(event);
    }
    const detail = { object_id, check_id, ...(answer && { answer }) };
    await audit(tx, { customer }, { action: "comment.add", target: row.id, detail });
    return toComment(row, customer);
  });
}

const mine = ({ id, companyId }: Customer, commentId: string) =>
  and(eq(checkComment.id, commentId), eq(checkComment.author_id, id), eq(checkComment.company_id, companyId));

export async function editComment(db: RootDb, customer: Customer, id: string, text: string) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(checkComment)
      .set({ text, edited_at: new Date() })
      .where(mine(customer, id))
      .returning();
    if (!row) throw new HttpError("check.comment_not_found");
    await audit(tx, { customer }, { action: "comment.edit", target: id });
    return toComment(row, customer);
  });
}

/** Whether the caller deleted it a moment ago: the answer to that was lost on the way. */
async function isDeletedBy(tx: Db, customer: Customer, commentId: string): Promise<boolean> {
  const [line] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.target_id, commentId),
        eq(auditLog.action, "comment.delete" satisfies AuditAction),
        eq(auditLog.actor_id, customer.id),
        gt(auditLog.at, new Date(Date.now() - REPEATED_WITHIN)),
      ),
    );
  return line !== undefined;
}

/** Deletes the caller's comment; what they deleted and ask for once more is done already. */
export async function deleteComment(db: RootDb, customer: Customer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(checkComment).where(mine(customer, id)).returning();
    if (!row && (await isDeletedBy(tx, customer, id))) return;
    if (!row) throw new HttpError("check.comment_not_found");
    const { object_id, check_id } = row;
    await audit(tx, { customer }, { action: "comment.delete", target: id, detail: { object_id, check_id } });
  });
}
