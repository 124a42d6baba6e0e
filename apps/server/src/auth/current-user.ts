import type { CurrentUser } from "@candor/api/entities";
import { and, eq, max } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { assessment } from "../database/schema.ts";
import type { Customer } from "./sessions.ts";

/** The signed-in customer as the shell sees them. */
export async function currentUser(db: Db, { user, company }: Customer): Promise<CurrentUser> {
  const [last] = await db
    .select({ number: max(assessment.number) })
    .from(assessment)
    .where(and(eq(assessment.company_id, company.id), eq(assessment.state, "complete")));
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    language: user.language,
    is_super: user.is_super,
    permissions: user.permissions,
    company,
    company_id: company.id,
    internal_review_only: user.internal_review_only,
    last_scan: Number(last?.number ?? 0),
    guide_status: user.guide_status,
    default_index: user.default_index,
    front_values: { assessment_status: user.assessment_status },
  };
}
