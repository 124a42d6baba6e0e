import * as z from "zod/mini";
import { id, instant } from "../common.ts";

export const ACTOR_KINDS = ["customer", "staff", "system"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** One line of the audit log: who did what, when, from where. */
export const auditEntry = z.object({
  id,
  at: instant,
  actor_kind: z.enum(ACTOR_KINDS),
  actor_id: z.nullable(id),
  actor_name: z.nullable(z.string()),
  company_id: z.nullable(id),
  /** The company in whose name it was done, or to which it was done. */
  company_name: z.nullable(z.string()),
  /** Dotted: `company.update`. */
  action: z.string(),
  target_id: z.nullable(id),
  /** A scan's number, or the name of a company, an object or a person; of what is gone, the name that the line says. */
  target_name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** What changed, as JSON text; null where the action says it all. */
  detail: z.nullable(z.string()),
  /** Place in the chain of lines, from 1; null for the seconds until it stands in it. */
  seq: z.nullable(z.int()),
  /** SHA-256 of the line and of the hash before it. */
  hash: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;
