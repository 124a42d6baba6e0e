import { eq, sql } from "../database/drizzle.ts";
import { companyRemoval } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";

/** Notes files that a run stored after its company was deleted; of any other company it does nothing. */
export async function leaveToSweep(tx: Transaction, companyId: string, ...stored: string[]): Promise<void> {
  const files = sql`${companyRemoval.files} || ${JSON.stringify(stored)}::jsonb`;
  await tx.update(companyRemoval).set({ files }).where(eq(companyRemoval.company_id, companyId));
}
