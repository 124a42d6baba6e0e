import type { Customer } from "../auth/sessions.ts";
import { and, count, eq, isNotNull, type SQL } from "../database/drizzle.ts";
import { jiraLink, result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { PerPublication } from "../results/per-publication.ts";
import { PEOPLE, type Reader } from "../results/readable-state.ts";
import { type Filters, filtering, totalOf } from "./filters.ts";
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

/** Filters whose answer changes with a publication alone. Issues in Jira come and go without one. */
type StableFilters = Omit<Filters, "linked">;

/** Summaries of published results, and how many of them match what people filter by. */
export class PublishedGroups {
  readonly #kept = new PerPublication(summarise);
  readonly #totals = new PerPublication(
    (db, companyId, { scope, filters }: { scope: Scope; filters: StableFilters }, reader) =>
      countResults(db, published(companyId, scope, reader), { ...filters, linked: null }),
  );

  of(db: Db, customer: Customer, { object_id, assessment_id }: Scope): Promise<Summary> {
    return this.#kept.of(db, customer, { object_id, assessment_id });
  }

  /** How many results of a scope match. */
  async total(
    db: Db,
    customer: Customer,
    { object_id, assessment_id }: Scope,
    filters: Filters,
  ): Promise<number> {
    const scope = { object_id, assessment_id };
    const { linked, ...stable } = filters;
    const withIssue = () => countLinked(db, customer, scope, { ...filters, linked: null });
    if (linked) return withIssue();
    const { groups: all } = await this.of(db, customer, scope);
    const total =
      totalOf(all, { ...filters, linked: null }) ??
      (await this.#totals.of(db, customer, { scope, filters: stable }));
    return linked === null ? total : total - (await withIssue());
  }
}

async function countResults(db: Db, shown: SQL | undefined, filters: Filters): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(result)
    .where(and(shown, filtering(filters)));
  return row?.total ?? 0;
}

/** Starts from the issues: there are fewer of them than results. */
async function countLinked(db: Db, customer: Customer, scope: Scope, filters: Filters): Promise<number> {
  const { companyId } = customer;
  const [row] = await db
    .select({ total: count() })
    .from(jiraLink)
    .innerJoin(result, and(eq(result.object_id, jiraLink.object_id), eq(result.check_id, jiraLink.check_id)))
    .where(
      and(eq(jiraLink.company_id, companyId), published(companyId, scope, customer), filtering(filters)),
    );
  return row?.total ?? 0;
}

/** What stands now, read anew. */
export async function summarise(
  db: Db,
  companyId: string,
  { object_id, assessment_id }: Scope,
  reader: Reader = PEOPLE,
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
