import type { listLogs, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import { and, asc, count, desc, eq, gte, ilike, like, lte, or } from "drizzle-orm";
import { auditLog, company } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { pageOf, patternOf } from "./paging.ts";

type Wanted = ParsedRequestOf<typeof listLogs>;

function filtered({ search, action, actor_kind, company_id, target_id, from, to }: Wanted) {
  const pattern = patternOf(search);
  const literal = action?.replace(/[\\%_]/g, "\\$&");
  return and(
    actor_kind ? eq(auditLog.actor_kind, actor_kind) : undefined,
    company_id ? eq(auditLog.company_id, company_id) : undefined,
    target_id ? eq(auditLog.target_id, target_id) : undefined,
    literal ? or(like(auditLog.action, literal), like(auditLog.action, `${literal}.%`)) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    to ? lte(auditLog.at, new Date(to)) : undefined,
    search === ""
      ? undefined
      : or(
          ilike(auditLog.actor_name, pattern),
          ilike(auditLog.action, pattern),
          ilike(auditLog.address, pattern),
          ilike(company.name, pattern),
        ),
  );
}

/** One page of the audit log, newest first. */
export async function logPage(db: Db, wanted: Wanted): Promise<ReplyOf<typeof listLogs>> {
  const where = filtered(wanted);
  const ofCompany = eq(company.id, auditLog.company_id);
  const [all] = await db.select({ n: count() }).from(auditLog).leftJoin(company, ofCompany).where(where);
  const { limit, offset } = pageOf(wanted);
  const rows = await db
    .select({ row: auditLog, company: company.name })
    .from(auditLog)
    .leftJoin(company, ofCompany)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const actions = await db
    .selectDistinct({ action: auditLog.action })
    .from(auditLog)
    .orderBy(asc(auditLog.action));
  return {
    list: rows.map(({ row: { at, detail, ...row }, company: company_name }) => ({
      ...row,
      at: at.toISOString(),
      company_name,
      detail: detail && JSON.stringify(detail),
    })),
    total: all?.n ?? 0,
    actions: actions.map(({ action }) => action),
  };
}
