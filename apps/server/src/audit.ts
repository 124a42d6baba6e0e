import type { Customer, StaffMember } from "./auth/sessions.ts";
import { auditLog } from "./database/schema.ts";
import type { Db } from "./database/transaction.ts";

interface Entry {
  action: string;
  target?: string;
  address?: string;
  detail?: Record<string, unknown>;
}

/** Who acts: a customer, a member of staff, or the server itself. */
export type Actor = { customer: Customer } | { staff: StaffMember } | { system: true };

function actorOf(actor: Actor) {
  if ("customer" in actor) {
    const { id, name, companyId } = actor.customer;
    return { actor_kind: "customer" as const, actor_id: id, actor_name: name, company_id: companyId };
  }
  if ("staff" in actor)
    return { actor_kind: "staff" as const, actor_id: actor.staff.id, actor_name: actor.staff.name };
  return { actor_kind: "system" as const };
}

/** Writes one line of the audit log. Within a transaction it stands or falls with what it tells of. */
export async function audit(db: Db, actor: Actor, { action, target, address, detail }: Entry): Promise<void> {
  await db.insert(auditLog).values({ ...actorOf(actor), action, target_id: target, address, detail });
}
