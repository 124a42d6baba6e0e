import type { AuditAction } from "@candor/api/entities";
import type { Customer, StaffMember } from "./auth/sessions.ts";
import { auditLog } from "./database/schema.ts";
import type { Db } from "./database/transaction.ts";
import { callerAddress } from "./http/caller-address.ts";

interface Entry {
  action: AuditAction;
  target?: string;
  /** Where it was asked for from. Default: where the request under way comes from. */
  address?: string;
  detail?: Record<string, unknown>;
}

/** Who acts: a customer, a member of staff, or the server itself. */
export type Actor =
  | { customer: Pick<Customer, "id" | "name" | "companyId"> }
  | { staff: Pick<StaffMember, "id" | "name"> }
  | { system: true };

/** A customer who has proved who they are, and has no session yet. */
export const customerActs = (user: { id: string; name: string; company_id: string }): Actor => ({
  customer: { id: user.id, name: user.name, companyId: user.company_id },
});

/** A member of staff who has proved who they are, and has no session yet. */
export const staffActs = ({ id, username }: { id: string; username: string }): Actor => ({
  staff: { id, name: username },
});

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
export async function audit(
  db: Db,
  actor: Actor,
  { action, target, address = callerAddress(), detail }: Entry,
): Promise<void> {
  await db.insert(auditLog).values({ ...actorOf(actor), action, target_id: target, address, detail });
}
