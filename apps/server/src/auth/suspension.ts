import { eq } from "../database/drizzle.ts";
import { appUser, company } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";

/** `company_status` of a company that may be used; any other is suspended: its people are signed out and stay so. */
export const COMPANY_OPEN = 1;

/** Refuses a person whose company is suspended. Only who has proved to be that person may learn of it. */
export async function refuseSuspended(db: Db, userId: string): Promise<void> {
  const [row] = await db
    .select({ status: company.company_status })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.company_id))
    .where(eq(appUser.id, userId));
  if (row && row.status !== COMPANY_OPEN) throw new HttpError("auth.company_suspended");
}
