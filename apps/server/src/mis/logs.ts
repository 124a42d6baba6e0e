import { isIP } from "node:net";
import { LOG_COUNT_MAX, type listLogs, type ParsedRequestOf, type ReplyOf } from "@candor/api/contract";
import { companiesNamed } from "../companies/named.ts";
import { isAnyOf } from "../database/arrays.ts";
import { distinctValues } from "../database/distinct-values.ts";
import { and, count, desc, eq, gte, inArray, lte, or, type SQL, sql } from "../database/drizzle.ts";
import { pageOf } from "../database/paging.ts";
import { appUser, auditLog, company, staff } from "../database/schema.ts";
import { matchesText } from "../database/text-search.ts";
import type { Db } from "../database/transaction.ts";
import { logTargets } from "./log-targets.ts";

/** What the list and its export are narrowed by. */
export type LogFilters = Omit<ParsedRequestOf<typeof listLogs>, "page" | "page_size">;

/**
 * Lines about a text: whose name, e-mail or company it is, which action, from which address. People and companies are
 * found first, so that the log itself is read by its indexes.
 */
async function about(db: Db, search: string, actions: readonly string[]): Promise<SQL> {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const people = await db
    .select({ id: staff.id })
    .from(staff)
    .where(await matchesText(db, search, { texts: [staff.email], names: [staff.username] }))
    .unionAll(
      db
        .select({ id: appUser.id })
        .from(appUser)
        .where(await matchesText(db, search, { texts: [appUser.email], names: [appUser.name] })),
    );
  const companies = await db
    .select({ id: company.id })
    .from(company)
    .where(await companiesNamed(db, search));
  const named = actions.filter((action) => action.includes(search.toLowerCase()));
  const lines = or(
    people.length > 0 ? isAnyOf(auditLog.actor_id, idsOf(people)) : undefined,
    companies.length > 0 ? isAnyOf(auditLog.company_id, idsOf(companies)) : undefined,
    named.length > 0 ? isAnyOf(auditLog.action, named) : undefined,
    // No name is asked for among addresses: with one question less, one index may answer.
    isIP(search) ? eq(auditLog.address, search) : undefined,
  );
  return lines ?? sql`false`;
}

/** An action, or those of a group: `member` stands for `member.invite` and `member.remove`. */
const actionsIn = (action: string, known: readonly string[]): string[] => [
  action,
  ...known.filter((one) => one.startsWith(`${action}.`)),
];

async function filtered(db: Db, wanted: LogFilters, actions: readonly string[]) {
  const { search, action, actor_kind, company_id, target_id, address, from, to } = wanted;
  return and(
    actor_kind ? eq(auditLog.actor_kind, actor_kind) : undefined,
    company_id ? eq(auditLog.company_id, company_id) : undefined,
    target_id ? eq(auditLog.target_id, target_id) : undefined,
    address ? eq(auditLog.address, address) : undefined,
    // By name, so that an index finds them: a group of actions is those there are.
    action ? inArray(auditLog.action, actionsIn(action, actions)) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    to ? lte(auditLog.at, new Date(to)) : undefined,
    search === "" ? undefined : await about(db, search, actions),
  );
}

/** Rows of the log, newest first, with how many there are, counted to a bound. */
export async function logRows(
  db: Db,
  wanted: LogFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  const actions = await distinctValues(db, auditLog.action);
  const where = await filtered(db, wanted, actions);
  const some = db
    .select({ one: sql`1` })
    .from(auditLog)
    .where(where)
    .limit(LOG_COUNT_MAX + 1)
    .as("some");
  const [all] = await db.select({ n: count() }).from(some);
  const rows = await db
    .select({ row: auditLog, company: company.name })
    .from(auditLog)
    .leftJoin(company, eq(company.id, auditLog.company_id))
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return {
    actions,
    total: Math.min(all?.n ?? 0, LOG_COUNT_MAX),
    more: (all?.n ?? 0) > LOG_COUNT_MAX,
    list: rows.map(({ row: { at, detail, ...row }, company: company_name }) => ({
      ...row,
      at: at.toISOString(),
      company_name,
      detail: detail && JSON.stringify(detail),
    })),
  };
}

/** What the line itself calls its target, as that of a deletion does; null where it says no name. */
function calledIn(detail: string | null): string | null {
  const { name } = JSON.parse(detail ?? "{}") as { name?: unknown };
  return typeof name === "string" ? name : null;
}

/** One page of the audit log. A line about something of a company names it, whoever wrote the line. */
export async function logPage(
  db: Db,
  { page, page_size, ...filters }: ParsedRequestOf<typeof listLogs>,
): Promise<ReplyOf<typeof listLogs>> {
  const { list, ...rest } = await logRows(db, filters, pageOf({ page, page_size }));
  const targets = await logTargets(
    db,
    list.flatMap(({ target_id }) => target_id ?? []),
  );
  return {
    ...rest,
    list: list.map((row) => {
      const target = targets.get(row.target_id ?? "");
      const company_name = row.company_name ?? target?.company ?? null;
      return { ...row, company_name, target_name: target?.name ?? calledIn(row.detail) };
    }),
  };
}
