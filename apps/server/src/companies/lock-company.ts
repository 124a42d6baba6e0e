import { eq } from "../database/drizzle.ts";
import { company } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";

/**
 * Holds a company's row until the transaction ends: the gate of everything that its plan or its team limits. What is
 * counted after this is counted by one call at a time.
 */
export async function lockCompany(tx: Transaction, companyId: string): Promise<typeof company.$inferSelect> {
  const [row] = await tx.select().from(company).where(eq(company.id, companyId)).for("update");
  if (!row) throw new HttpError("member.company_not_found");
  return row;
}
