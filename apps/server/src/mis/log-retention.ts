import type { logSettings, ParsedRequestOf, ReplyOf, saveLogSettings } from "@candor/api/contract";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { asc, isNotNull } from "../database/drizzle.ts";
import { auditChain, auditLog } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { requireSeen } from "../http/seen.ts";
import { chainLogs, chainOf, firstKept, removeBefore } from "./log-chain.ts";

const DAY_MS = 86_400_000;

/** For how long lines are kept, and since when there are any. */
export async function settingsOf(db: Db): Promise<ReplyOf<typeof logSettings>> {
  const { keep_days } = await chainOf(db);
  const [first] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(isNotNull(auditLog.seq))
    .orderBy(asc(auditLog.seq))
    .limit(1);
  return { keep_days, first_at: first?.at.toISOString() ?? null };
}

export async function saveSettings(
  db: RootDb,
  { keep_days, seen }: ParsedRequestOf<typeof saveLogSettings>,
  { staff }: { staff: StaffMember },
): Promise<ReplyOf<typeof logSettings>> {
  await db.transaction(async (tx) => {
    const before = await chainOf(tx, true);
    requireSeen(before, seen);
    if (before.keep_days === keep_days) return;
    await tx.update(auditChain).set({ keep_days });
    const detail = { before: before.keep_days, after: keep_days };
    await audit(tx, { staff }, { action: "log.settings", detail });
  });
  return settingsOf(db);
}

/** Removes what is older than lines are kept, and says so in the log. */
export async function sweepLogs(db: RootDb): Promise<void> {
  if ((await chainOf(db)).keep_days === null) return;
  await chainLogs(db);
  await db.transaction(async (tx) => {
    const { keep_days, base_seq } = await chainOf(tx, true);
    if (keep_days === null) return;
    const before = new Date(Date.now() - keep_days * DAY_MS);
    const first = await firstKept(tx, before);
    if (first === null) return;
    await removeBefore(tx, first);
    const detail = { before: before.toISOString(), lines: first - 1 - base_seq, first };
    await audit(tx, { system: true }, { action: "log.retention", detail });
  });
}
