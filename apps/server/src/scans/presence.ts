import {
  type ParsedRequestOf,
  PRESENCE_MS,
  type ReplyOf,
  type scanPresence as scanPresenceCall,
} from "@candor/api/contract";
import type { StaffMember } from "../auth/sessions.ts";
import { and, eq, gt, ne, sql } from "../database/drizzle.ts";
import { assessment, scanPresence, staff } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";

/** Notes what one expert has open, and answers what the others have. */
export async function presentAt(
  db: Db,
  by: StaffMember,
  { id, result_id, editing }: ParsedRequestOf<typeof scanPresenceCall>,
): Promise<ReplyOf<typeof scanPresenceCall>> {
  const [known] = await db.select({ id: assessment.id }).from(assessment).where(eq(assessment.id, id));
  if (!known) throw new HttpError("assessment.not_found");
  const at = new Date();
  const gone = new Date(at.getTime() - PRESENCE_MS);
  // Who was away, or is at another result now, came just now.
  const stays = sql`${scanPresence.result_id} is not distinct from excluded.result_id and ${scanPresence.at} > ${gone.toISOString()}::timestamptz`;
  const [own] = await db
    .insert(scanPresence)
    .values({ assessment_id: id, staff_id: by.id, result_id, editing, since: at, at })
    .onConflictDoUpdate({
      target: [scanPresence.assessment_id, scanPresence.staff_id],
      set: {
        ...{ result_id, editing, at },
        since: sql`case when ${stays} then ${scanPresence.since} else excluded.since end`,
      },
    })
    .returning({ since: scanPresence.since });
  const others = await db
    .select({
      name: staff.username,
      result_id: scanPresence.result_id,
      editing: scanPresence.editing,
      since: scanPresence.since,
    })
    .from(scanPresence)
    .innerJoin(staff, eq(staff.id, scanPresence.staff_id))
    .where(
      and(eq(scanPresence.assessment_id, id), ne(scanPresence.staff_id, by.id), gt(scanPresence.at, gone)),
    )
    .orderBy(scanPresence.since);
  return {
    others: others.map((one) => ({
      ...one,
      since: one.since.toISOString(),
      first: one.result_id !== null && one.result_id === result_id && one.since < (own?.since ?? at),
    })),
  };
}
