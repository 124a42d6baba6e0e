import type { confirmResults, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { and, eq, inArray, isNull } from "../database/drizzle.ts";
import { result } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";
import { reviewed } from "./edit.ts";

/** Notes that an expert agrees with the engine's word, where it still is the word that was read. */
export async function confirmAll(
  db: RootDb,
  by: StaffMember,
  { id, results: asked, confirmed }: ParsedRequestOf<typeof confirmResults>,
): Promise<ReplyOf<typeof confirmResults>> {
  return db.transaction(async (tx) => {
    await reviewed(tx, id);
    const read = new Map(asked.map((one) => [one.result_id, one]));
    const rows = await tx
      .select({ id: result.id, outcome: result.engine_outcome, level: result.engine_level })
      .from(result)
      .where(
        and(eq(result.assessment_id, id), inArray(result.id, [...read.keys()]), isNull(result.edited_at)),
      );
    const ids = rows
      .filter((row) => read.get(row.id)?.outcome === row.outcome && read.get(row.id)?.level === row.level)
      .map((row) => row.id);
    if (ids.length > 0) {
      const looked = confirmed
        ? { confirmed_by: by.name, confirmed_at: new Date() }
        : { confirmed_by: null, confirmed_at: null };
      await tx.update(result).set(looked).where(inArray(result.id, ids));
      const action = confirmed ? "scan.confirm_results" : "scan.unconfirm_results";
      await audit(tx, { staff: by }, { action, target: id, detail: { results: ids } });
    }
    return { confirmed: ids.length, skipped: read.size - ids.length };
  });
}
