import { and, isNotNull } from "drizzle-orm";
import type { Customer } from "../auth/sessions.ts";
import { result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { PerPublication } from "./per-publication.ts";
import { type Group, groups, published } from "./query.ts";

interface Scope {
  object_id?: string | undefined;
  assessment_id?: string | undefined;
}

interface Summary {
  groups: Group[];
  /** Objects that have a published check. */
  objectIds: ReadonlySet<string>;
  /** People whom one of the checks is assigned to. */
  ownerIds: readonly string[];
}

/** Summaries of published results. */
export class PublishedGroups {
  readonly #kept = new PerPublication((db, companyId, scope: Scope) => summarise(db, companyId, scope));

  of(db: Db, customer: Customer, { object_id, assessment_id }: Scope): Promise<Summary> {
    // Results in review change without a publication.
    if (customer.preview && assessment_id)
      return summarise(db, customer.companyId, { object_id, assessment_id }, customer);
    return this.#kept.of(db, customer, { object_id, assessment_id });
  }
}

/** What stands now, read anew. */
export async function summarise(
  db: Db,
  companyId: string,
  { object_id, assessment_id }: Scope,
  reader?: { preview: boolean },
): Promise<Summary> {
  const all = await groups(db, published(companyId, { object_id, assessment_id }, reader));
  const objects = await db
    .selectDistinct({ id: result.object_id })
    .from(result)
    .where(published(companyId, { assessment_id }, reader));
  const owners = await db
    .selectDistinct({ id: result.owner_id })
    .from(result)
    .where(and(published(companyId, { object_id, assessment_id }, reader), isNotNull(result.owner_id)));
  return {
    groups: all,
    objectIds: new Set(objects.map(({ id }) => id)),
    ownerIds: owners.flatMap(({ id }) => id ?? []),
  };
}
