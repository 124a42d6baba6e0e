import type { Bilingual, Role } from "@candor/api/entities";
import type { Customer, StaffMember } from "../auth/sessions.ts";
import { and, eq, inArray, isNotNull, isNull } from "../database/drizzle.ts";
import { decision } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";

type Line = typeof decision.$inferInsert;

const byCustomer = ({ companyId, name }: Customer) => ({ company_id: companyId, by: name });

const open = and(isNotNull(decision.until), isNull(decision.ended_at));

interface OfCheck {
  object_id: string;
  check_id: string;
}

/** Writes what was decided about a check; what stood until now ends with it. */
export async function decideCheck(
  tx: Transaction,
  customer: Customer,
  { object_id, check_id }: OfCheck,
  line: Pick<Line, "at" | "kind" | "reason" | "until" | "assessment_id">,
): Promise<void> {
  const same = and(eq(decision.object_id, object_id), eq(decision.check_id, check_id));
  await tx.update(decision).set({ ended_at: line.at }).where(and(same, open));
  await tx.insert(decision).values({ ...byCustomer(customer), object_id, check_id, ...line });
}

interface Person {
  id: string;
  name: string;
  role: Role;
}

/** Writes who gave a person a role: it stands until the next one of the same person. */
async function writeRole(
  tx: Transaction,
  by: Pick<Line, "company_id" | "by" | "by_staff">,
  { id, name, role }: Person,
): Promise<void> {
  const at = new Date();
  await endRoleOf(tx, id, at);
  const who = { person_id: id, person: name, role };
  await tx.insert(decision).values({ ...by, at, kind: "role_changed", ...who, until: "forever" });
}

/** Writes a change of role by somebody of the team. */
export const decideRole = (tx: Transaction, customer: Customer, person: Person): Promise<void> =>
  writeRole(tx, byCustomer(customer), person);

/** Writes the role of a person whom staff invited into a team. */
export const decideStaffRole = (
  tx: Transaction,
  { company_id, staff }: { company_id: string; staff: string },
  person: Person,
): Promise<void> => writeRole(tx, { company_id, by: staff, by_staff: true }, person);

/** A person who leaves the team has no role any more. */
export async function endRoleOf(tx: Transaction, personId: string, at = new Date()): Promise<void> {
  await tx
    .update(decision)
    .set({ ended_at: at })
    .where(and(eq(decision.person_id, personId), open));
}

/** Writes a publication; what people decided until the next assessment of its objects ends with it. */
export async function decidePublication(
  tx: Transaction,
  staff: StaffMember,
  { id, company_id, objects, at }: { id: string; company_id: string; objects: readonly string[]; at: Date },
): Promise<void> {
  await tx
    .update(decision)
    .set({ ended_at: at })
    .where(
      and(
        inArray(decision.object_id, [...objects]),
        eq(decision.until, "next_assessment"),
        isNull(decision.ended_at),
      ),
    );
  await tx
    .insert(decision)
    .values({ company_id, at, kind: "published", by: staff.name, by_staff: true, assessment_id: id });
}

/** Writes a correction of published results; marks and statuses of checks that it settles end with it. */
export async function decideCorrection(
  tx: Transaction,
  staff: StaffMember,
  line: { id: string; company_id: string; at: Date; reason: Bilingual; settled: readonly OfCheck[] },
): Promise<void> {
  const { id, company_id, at, reason, settled } = line;
  for (const { object_id, check_id } of settled) {
    const same = and(eq(decision.object_id, object_id), eq(decision.check_id, check_id));
    const mark = eq(decision.kind, "marked_resolved");
    await tx
      .update(decision)
      .set({ ended_at: at })
      .where(and(same, mark, open));
  }
  await tx.insert(decision).values({
    ...{ company_id, at, kind: "corrected" as const, by: staff.name, by_staff: true, assessment_id: id },
    ...{ reason: reason.en, reason_cn: reason.cn },
  });
}
