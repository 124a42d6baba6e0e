import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/open.ts";
import { result } from "../database/schema.ts";
import { type Group, groups, published } from "./query.ts";

interface Scope {
  object_id?: string;
  assessment_id?: string;
}

interface Summary {
  groups: Group[];
  /** Objects that have a published check. */
  objectIds: ReadonlySet<string>;
}

/** Scopes kept at most; each is a few kilobytes. */
const KEPT = 500;

/**
 * Summaries of published results. They change with a publication and with nothing else, so they are kept under
 * the company's count of publications, which every request reads with its session.
 */
export class PublishedGroups {
  readonly #kept = new Map<string, Promise<Summary>>();

  of(db: Db, { company }: Customer, scope: Scope): Promise<Summary> {
    const key = [company.id, company.publications, scope.object_id, scope.assessment_id].join(" ");
    const known = this.#kept.get(key);
    if (known) return known;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= KEPT && oldest !== undefined) this.#kept.delete(oldest);
    const read = summarise(db, company.id, scope);
    this.#kept.set(key, read);
    read.catch(() => this.#kept.delete(key));
    return read;
  }
}

async function summarise(db: Db, companyId: string, { object_id, assessment_id }: Scope): Promise<Summary> {
  const all = await groups(db, published(companyId, { object_id, assessment_id }));
  const objects = await db
    .selectDistinct({ id: result.object_id })
    .from(result)
    .where(published(companyId, { assessment_id }));
  return { groups: all, objectIds: new Set(objects.map(({ id }) => id)) };
}
