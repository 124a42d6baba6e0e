import { and, eq, inArray, sql } from "../database/drizzle.ts";
import { configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import type { Customer } from "./sessions.ts";

const listed = and(eq(configEntry.kind, "whitelist"), eq(configEntry.enable, true));

/**
 * True where the whitelist lets a customer ask the helper: an entry names their e-mail, its domain or their company.
 * A whitelist without an entry in use is none: everyone may ask.
 */
export async function mayAsk(db: Db, { user, companyId }: Customer): Promise<boolean> {
  const email = user.email.toLowerCase();
  const names = [email, email.slice(email.lastIndexOf("@") + 1), companyId];
  const [row] = await db
    .select({ named: sql<boolean>`coalesce(bool_or(${inArray(configEntry.key, names)}), true)` })
    .from(configEntry)
    .where(listed);
  return row?.named ?? true;
}
