import type { Territory } from "@candor/api/entities";
import { parseTarget, type UrlVerdict } from "@candor/engine";
import { and, count, eq, isNull } from "drizzle-orm";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/open.ts";
import { company, object } from "../database/schema.ts";
import { violatedConstraint } from "../database/violation.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { planLimits } from "./objects.ts";

export interface WebsiteFields {
  name: string;
  url: string;
  territories: Territory[];
}

const REFUSED = {
  invalid: "object.url_invalid",
  private: "object.url_private",
  unresolved: "object.url_unresolved",
} as const satisfies Record<Exclude<UrlVerdict, "ok">, string>;

/** The address in the form that is stored and compared, vetted as the engine will vet it. */
async function vet(vetUrl: Services["vetUrl"], given: string): Promise<URL> {
  // People type a host; a browser would add the scheme too.
  const url = parseTarget(/^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`);
  if (!url) throw new Refusal("object.url_invalid", { url: "object.url_invalid" });
  url.hash = "";
  const verdict = await vetUrl(url.href);
  if (verdict !== "ok") throw new Refusal(REFUSED[verdict], { url: REFUSED[verdict] });
  return url;
}

/** Turns a broken unique index into the refusal it stands for. */
async function orRepeat<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === "object_title")
      throw new Refusal("object.repeat_title", { name: "object.repeat_title" });
    if (constraint === "object_url") throw new Refusal("object.repeat_url", { url: "object.repeat_url" });
    throw error;
  }
}

/** The host as a name, or a part of the address that tells two of one host apart. */
const nameOf = (given: string, url: URL) => (given || url.host).slice(0, 80);

async function holdLimit(tx: Db, customer: Customer): Promise<void> {
  // The company's row is the gate: two at once must not both be the last one allowed.
  await tx.select({ id: company.id }).from(company).where(eq(company.id, customer.companyId)).for("update");
  const limit = planLimits(customer.company.product_version).objectsPerType.website;
  const [row] = await tx
    .select({ total: count() })
    .from(object)
    .where(and(eq(object.company_id, customer.companyId), eq(object.asset_type, "website")));
  if ((row?.total ?? 0) >= limit) throw new Refusal("object.limit_reached");
}

export async function createWebsite({ db, vetUrl }: Services, customer: Customer, fields: WebsiteFields) {
  const url = await vet(vetUrl, fields.url);
  return orRepeat(() =>
    db.transaction(async (tx) => {
      await holdLimit(tx, customer);
      const [row] = await tx
        .insert(object)
        .values({
          company_id: customer.companyId,
          asset_type: "website",
          name: nameOf(fields.name, url),
          url: url.href,
          territories: fields.territories,
        })
        .returning();
      if (!row) throw new Refusal("common.internal");
      await audit(tx, { customer }, { action: "object.create", target: row.id, detail: { url: row.url } });
      return row;
    }),
  );
}

/** The company's own object; anyone else's does not exist. */
export async function ownObject(db: Db, customer: Customer, id: string) {
  const [row] = await db
    .select()
    .from(object)
    .where(and(eq(object.id, id), eq(object.company_id, customer.companyId)));
  if (!row) throw new Refusal("object.not_found");
  return row;
}

export async function updateWebsite(
  services: Services,
  customer: Customer,
  id: string,
  fields: WebsiteFields,
) {
  const before = await ownObject(services.db, customer, id);
  if (before.asset_type !== "website") throw new Refusal("object.not_found");
  if (before.locked_by) throw new Refusal("object.locked");
  const same = before.url === fields.url;
  const url = same ? new URL(fields.url) : await vet(services.vetUrl, fields.url);
  if (url.href !== before.url && before.assessed_at)
    throw new Refusal("object.url_fixed", { url: "object.url_fixed" });
  const change = { name: nameOf(fields.name, url), url: url.href, territories: fields.territories };
  return changeUnlocked(services.db, customer, id, "object.update", change);
}

/** Changes an object unless an assessment has taken it in the meantime. */
export async function changeUnlocked(
  db: Db,
  customer: Customer,
  id: string,
  action: string,
  change: Partial<typeof object.$inferInsert>,
) {
  return orRepeat(() =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .update(object)
        .set(change)
        .where(and(eq(object.id, id), eq(object.company_id, customer.companyId), isNull(object.locked_by)))
        .returning();
      if (!row) throw new Refusal("object.locked");
      await audit(tx, { customer }, { action, target: id, detail: change });
      return row;
    }),
  );
}
