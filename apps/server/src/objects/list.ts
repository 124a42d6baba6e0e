import type { listObjects, ObjectMaturity, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import { type Language, LEVELS } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { hasEnded, planLimits } from "../companies/plan.ts";
import { isAnyOf } from "../database/arrays.ts";
import { desc, eq } from "../database/drizzle.ts";
import { object } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { comparer } from "../http/collate.ts";
import { levelOf } from "../results/maturity-level.ts";
import type { PerPublication } from "../results/per-publication.ts";
import { publishedScans } from "../results/published-scans.ts";
import type { Services } from "../services.ts";
import { toObjects } from "./objects.ts";
import { offered } from "./offered.ts";

type Query = ParsedRequestOf<typeof listObjects>;

/** What objects are found and ordered by: not what was seen of them. */
const columns = {
  id: object.id,
  name: object.name,
  url: object.url,
  asset_type: object.asset_type,
  enabled: object.enabled,
  counts: object.counts,
  last_assessed_at: object.last_assessed_at,
};
type Brief = Pick<typeof object.$inferSelect, keyof typeof columns>;

/** How mature each assessed object is, by its id. */
export async function maturityOfObjects(db: Db, companyId: string): Promise<Map<string, ObjectMaturity>> {
  const scans = await publishedScans(db, { companyId });
  // The newest one of an object is the last to be set.
  return new Map(
    scans
      .toReversed()
      .map(({ object_id, score }) => [object_id, score === null ? "unscored" : levelOf(score)] as const),
  );
}

/** The worst first; what was not assessed last. */
function byIssues(a: Brief, b: Brief): number {
  for (const level of LEVELS) {
    const order = (b.counts?.[level] ?? -1) - (a.counts?.[level] ?? -1);
    if (order !== 0) return order;
  }
  return 0;
}

/** What comes first when it is turned round: the last name, the most issues, the newest result. */
function inOrder({ sort, descending }: Query, language: Language, rows: readonly Brief[]): readonly Brief[] {
  const compare = comparer(language);
  const orders: Record<Exclude<Query["sort"], "added">, (a: Brief, b: Brief) => number> = {
    object: (a, b) => compare(a.name, b.name),
    issues: (a, b) => byIssues(b, a),
    assessed: (a, b) => +(a.last_assessed_at ?? 0) - +(b.last_assessed_at ?? 0),
  };
  // They are read as they were added, the newest first.
  if (sort === "added") return descending ? rows : rows.toReversed();
  const ascending = orders[sort];
  return rows.toSorted((a, b) => (descending ? ascending(b, a) : ascending(a, b)));
}

/** A company's objects: one page of them, or all. */
export async function objectPage(
  services: Services,
  known: PerPublication<object, Map<string, ObjectMaturity>>,
  customer: Customer,
  query: Query,
  language: Language,
): Promise<ReplyOf<typeof listObjects>> {
  const { db, signer } = services;
  const { search, maturity, page, page_size: size } = query;
  const all = await db
    .select(columns)
    .from(object)
    .where(eq(object.company_id, customer.companyId))
    .orderBy(desc(object.created_at), object.id);
  const levels = maturity.length > 0 ? await known.of(db, customer, {}) : null;
  const wanted = search.toLocaleLowerCase();
  const found = all.filter(({ id, name, url }) => {
    const level = levels?.get(id);
    return (
      (!levels || (level !== undefined && maturity.includes(level))) &&
      [name, url ?? ""].some((text) => text.toLocaleLowerCase().includes(wanted))
    );
  });
  const ordered = inOrder(query, language, found);
  const shown = page === undefined ? ordered : ordered.slice((page - 1) * size, page * size);
  const ids = shown.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(object).where(isAnyOf(object.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    list: await toObjects(
      services,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
    total: found.length,
    all: all.length,
    disabled: all.filter(({ enabled }) => !enabled).length,
    websites: all.filter(({ asset_type }) => asset_type === "website").length,
    plan_ended: hasEnded(customer.company),
    limits: planLimits(customer.company.product_version).objectsPerType,
    types: (await offered(db)).map(({ icon, ...type }) => ({ ...type, icon_url: icon && signer.sign(icon) })),
  };
}
