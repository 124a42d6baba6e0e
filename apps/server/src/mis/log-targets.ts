import { isAnyOf } from "../database/arrays.ts";
import { eq, sql } from "../database/drizzle.ts";
import { appUser, assessment, company, object, staff } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

interface LogTarget {
  /** `S-20418`, or the name of a company, an object or a person. */
  name: string;
  /** The company that it belongs to, or is; null for staff. */
  company: string | null;
}

/** What lines of the log are about, by id, of a page of them; what is gone, or has no name, is not there. */
export async function logTargets(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LogTarget>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: company.id, name: company.name, company: sql<string | null>`${company.name}` })
    .from(company)
    .where(isAnyOf(company.id, wanted))
    .unionAll(
      db
        .select({ id: assessment.id, name: sql<string>`'S-' || ${assessment.number}`, company: company.name })
        .from(assessment)
        .innerJoin(company, eq(company.id, assessment.company_id))
        .where(isAnyOf(assessment.id, wanted)),
    )
    .unionAll(
      db
        .select({ id: object.id, name: object.name, company: company.name })
        .from(object)
        .innerJoin(company, eq(company.id, object.company_id))
        .where(isAnyOf(object.id, wanted)),
    )
    .unionAll(
      db
        .select({ id: appUser.id, name: appUser.name, company: company.name })
        .from(appUser)
        .innerJoin(company, eq(company.id, appUser.company_id))
        .where(isAnyOf(appUser.id, wanted)),
    )
    .unionAll(
      db
        .select({ id: staff.id, name: staff.username, company: sql<string | null>`null::text` })
        .from(staff)
        .where(isAnyOf(staff.id, wanted)),
    );
  return new Map(rows.map(({ id, ...target }) => [id, target]));
}
