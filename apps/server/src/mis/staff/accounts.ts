import type { listStaff, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type { Language, StaffAccount, StaffState } from "@candor/api/entities";
import { isAnyOf } from "../../database/arrays.ts";
import { and, count, eq, gt, isNotNull, isNull, max, type SQL } from "../../database/drizzle.ts";
import { pageOf } from "../../database/paging.ts";
import { session, staff } from "../../database/schema.ts";
import { matchesText } from "../../database/text-search.ts";
import type { Db } from "../../database/transaction.ts";
import { byName } from "../../http/collate.ts";
import { HttpError } from "../../http/http-error.ts";

type StaffRow = typeof staff.$inferSelect;

/** A member of staff who can sign in. */
export const IN_USE = and(isNull(staff.disabled_at), isNotNull(staff.password_hash));

const WHERE: Record<StaffState, SQL | undefined> = {
  active: IN_USE,
  invited: and(isNull(staff.disabled_at), isNull(staff.password_hash)),
  disabled: isNotNull(staff.disabled_at),
};

export function stateOf({ disabled_at, password_hash }: StaffRow): StaffState {
  if (disabled_at) return "disabled";
  return password_hash === null ? "invited" : "active";
}

async function toAccounts(db: Db, rows: readonly StaffRow[], ownId: string | null): Promise<StaffAccount[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const alive = await db
    .select({ id: session.staff_id, sessions: count(), seen: max(session.last_seen_at) })
    .from(session)
    .where(and(isAnyOf(session.staff_id, ids), gt(session.expires_at, new Date())))
    .groupBy(session.staff_id);
  const sessions = new Map(alive.map((one) => [one.id, one]));
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    email: row.email,
    permissions: row.permissions,
    state: stateOf(row),
    created_at: row.created_at.toISOString(),
    last_seen_at: sessions.get(row.id)?.seen?.toISOString() ?? null,
    sessions: sessions.get(row.id)?.sessions ?? 0,
    second_factor: row.second_factor_at !== null,
    own: row.id === ownId,
  }));
}

/** A page of the accounts of staff, by name. `ownId`: of whoever asks; null for the operator at a command line. */
export async function staffPage(
  db: Db,
  wanted: ParsedRequestOf<typeof listStaff>,
  ownId: string | null,
  language: Language,
): Promise<ReplyOf<typeof listStaff>> {
  const where = and(
    wanted.id ? eq(staff.id, wanted.id) : undefined,
    wanted.state ? WHERE[wanted.state] : undefined,
    wanted.search === ""
      ? undefined
      : await matchesText(db, wanted.search, { texts: [staff.email], names: [staff.username] }),
  );
  const { limit, offset } = pageOf(wanted);
  // Staff are few, and no database orders names as both languages do.
  const found = await db.select({ id: staff.id, name: staff.username }).from(staff).where(where);
  const ids = byName(found, language)
    .slice(offset, offset + limit)
    .map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(staff).where(isAnyOf(staff.id, ids));
  const inOrder = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { list: await toAccounts(db, inOrder, ownId), total: found.length };
}

export async function staffAccountOf(db: Db, id: string, ownId: string | null): Promise<StaffAccount> {
  const rows = await db.select().from(staff).where(eq(staff.id, id));
  const [account] = await toAccounts(db, rows, ownId);
  if (!account) throw new HttpError("mis.staff_not_found");
  return account;
}
