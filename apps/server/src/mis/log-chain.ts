import { createHash } from "node:crypto";
import type { checkLogs, ReplyOf } from "@candor/api/contract";
import { asc, eq, gt, isNull, sql } from "../database/drizzle.ts";
import { auditChain, auditLog } from "../database/schema.ts";
import type { Db, RootDb, Transaction } from "../database/transaction.ts";

/** Lines read at once: the process answers others in between. */
const LINES = 2_000;

/** What a line says, in one form whatever wrote it: `jsonb` has one order of keys and one way to write a number. */
const words = sql<string>`jsonb_build_array(${auditLog.id}, extract(epoch from ${auditLog.at}), ${auditLog.actor_kind}, ${auditLog.actor_id}, ${auditLog.actor_name}, ${auditLog.company_id}, ${auditLog.action}, ${auditLog.target_id}, ${auditLog.address}, ${auditLog.detail})::text`;

/** SHA-256 of the hash before, the place and the line. */
const hashOf = (before: string, seq: number, line: string): string =>
  createHash("sha256").update(`${before}\n${seq}\n${line}`).digest("hex");

/** The chain's ends. With `lock`, nobody else adds to it until the transaction ends. */
export async function chainOf(db: Db, lock = false) {
  const query = db.select().from(auditChain);
  const [chain] = lock ? await query.for("update") : await query;
  if (!chain) throw new Error("the row of audit_chain is missing");
  return chain;
}

async function chainSome(tx: Transaction): Promise<number> {
  const chain = await chainOf(tx, true);
  const lines = await tx
    .select({ id: auditLog.id, words })
    .from(auditLog)
    .where(isNull(auditLog.seq))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
    .limit(LINES);
  if (lines.length === 0) return 0;
  let { last_seq: seq, last_hash: hash } = chain;
  const links = lines.map((line) => {
    seq += 1;
    hash = hashOf(hash, seq, line.words);
    return { id: line.id, seq, hash };
  });
  await tx.execute(sql`
    update ${auditLog} set seq = link.seq, hash = link.hash
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link(id uuid, seq bigint, hash text)
    where ${auditLog.id} = link.id`);
  await tx.update(auditChain).set({ last_seq: seq, last_hash: hash });
  return lines.length;
}

/**
 * Puts the lines that were written since into the chain. Apart from writing them, so that no change of anyone's data
 * waits for another's.
 */
export async function chainLogs(db: RootDb): Promise<void> {
  while ((await db.transaction(chainSome)) === LINES);
}

type Checked = ReplyOf<typeof checkLogs>;

/** Reads the whole chain: does every line say what it said when it was chained, and is none missing? */
export async function checkChain(db: RootDb): Promise<Checked> {
  await chainLogs(db);
  const before = await chainOf(db);
  const checked = await readChain(db);
  // Lines that were kept long enough were taken away meanwhile: their absence is no fault.
  return checked.fault && (await chainOf(db)).base_seq !== before.base_seq ? readChain(db) : checked;
}

async function readChain(db: Db): Promise<Checked> {
  const chain = await chainOf(db);
  const { base_seq, last_seq, last_hash } = chain;
  let { base_seq: seq, base_hash: hash } = chain;
  const told = { lines: last_seq - base_seq, last_seq, last_hash };
  while (seq < last_seq) {
    const lines = await db
      .select({ seq: auditLog.seq, hash: auditLog.hash, at: auditLog.at, words })
      .from(auditLog)
      .where(gt(auditLog.seq, seq))
      .orderBy(asc(auditLog.seq))
      .limit(LINES);
    for (const line of lines) {
      if (line.seq !== seq + 1)
        return { ...told, fault: { kind: "removed", seq: seq + 1, at: line.at.toISOString() } };
      seq = line.seq;
      const found = hashOf(hash, seq, line.words);
      if (found !== line.hash) return { ...told, fault: { kind: "changed", seq, at: line.at.toISOString() } };
      hash = found;
      if (seq === last_seq) break;
    }
    if (lines.length === 0) return { ...told, fault: { kind: "removed", seq: seq + 1, at: null } };
  }
  if (hash !== last_hash) return { ...told, fault: { kind: "changed", seq, at: null } };
  return { ...told, fault: null };
}

/** The place of the first line that stays, where lines older than `before` go; null: none goes. */
export async function firstKept(tx: Db, before: Date): Promise<number | null> {
  const { base_seq, last_seq } = await chainOf(tx);
  const [kept] = await tx
    .select({ seq: sql<string | null>`min(${auditLog.seq})` })
    .from(auditLog)
    .where(sql`${auditLog.at} >= ${before}`);
  const first = kept?.seq === null || kept === undefined ? last_seq : Number(kept.seq);
  return first > base_seq + 1 ? first : null;
}

/** Takes away the lines before `first`: the chain then begins with it. */
export async function removeBefore(tx: Transaction, first: number): Promise<void> {
  const [last] = await tx
    .select({ hash: auditLog.hash })
    .from(auditLog)
    .where(eq(auditLog.seq, first - 1));
  if (!last?.hash) throw new Error(`line ${first - 1} of the audit log is missing`);
  await tx.execute(sql`select set_config('candor.retention', 'on', true)`);
  await tx.delete(auditLog).where(sql`${auditLog.seq} < ${first}`);
  await tx.update(auditChain).set({ base_seq: first - 1, base_hash: last.hash });
  await tx.execute(sql`select set_config('candor.retention', '', true)`);
}
