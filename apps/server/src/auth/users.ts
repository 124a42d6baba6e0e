import { and, eq, isNull } from "../database/drizzle.ts";
import { appUser } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

/** The member, of whichever team, to whom an e-mail belongs. */
export async function userByEmail(db: Db, email: string): Promise<typeof appUser.$inferSelect | undefined> {
  const [user] = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.email, email.toLowerCase()), isNull(appUser.removed_at)));
  return user;
}

/** Members of a company who have neither left nor been removed. */
export const membersOf = (companyId: string) =>
  and(eq(appUser.company_id, companyId), isNull(appUser.removed_at));
