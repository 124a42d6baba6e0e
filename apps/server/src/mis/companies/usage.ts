import type { ReplyOf, staffCompanyUsage } from "@candor/api/contract";
import { ASSET_TYPES } from "@candor/api/entities";
import type { StaffMember } from "../../auth/sessions.ts";
import { planLimits } from "../../companies/plan.ts";
import { and, count, eq, isNotNull, max } from "../../database/drizzle.ts";
import { appUser, assessment, company, object, session } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { memberLimit, seatsTaken } from "../../members/team.ts";
import { exportedBy } from "./delete-company.ts";
import { filesOfCompany } from "./files.ts";

/** What a company uses of what its plan allows, and when this member of staff took its export. */
export async function usageOf(
  db: Db,
  id: string,
  { staff }: { staff: StaffMember },
): Promise<ReplyOf<typeof staffCompanyUsage>> {
  const [row] = await db.select().from(company).where(eq(company.id, id));
  if (!row) throw new HttpError("member.company_not_found");
  const objects = await db
    .select({ type: object.asset_type, n: count() })
    .from(object)
    .where(eq(object.company_id, id))
    .groupBy(object.asset_type);
  const used = new Map(objects.map(({ type, n }) => [type, n]));
  const { objectsPerType } = planLimits(row.product_version);
  const ours = eq(assessment.company_id, id);
  const [seen] = await db
    .select({ at: max(session.last_seen_at) })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.user_id))
    .where(eq(appUser.company_id, id));
  const files = await filesOfCompany(db, id);
  const exported = await exportedBy(db, id, staff);
  return {
    types: ASSET_TYPES.map((type) => ({
      ...{ asset_type: type, used: used.get(type) ?? 0, limit: objectsPerType[type] },
    })),
    members: { used: await seatsTaken(db, id), limit: memberLimit(row) },
    assessments: await db.$count(assessment, ours),
    published: await db.$count(assessment, and(ours, isNotNull(assessment.published_at))),
    files: { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) },
    last_seen_at: seen?.at?.toISOString() ?? null,
    exported_at: exported?.toISOString() ?? null,
  };
}
