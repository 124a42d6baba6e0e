import { OBJECT_NAME_MAX } from "@candor/api/contract";
import type { Sector, Territory } from "@candor/api/entities";
import { parseTarget, type UrlVerdict } from "@candor/engine";
import type { Customer } from "../auth/sessions.ts";
import { and, eq, sql } from "../database/drizzle.ts";
import { object } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { type GivenLogin, sealLogin } from "./login.ts";
import { changeUnlocked, insertObject, ownObject } from "./store.ts";

export interface WebsiteFields {
  name: string;
  url: string;
  territories: Territory[];
  /** Absent: what is stored stays. */
  sector?: Sector | null | undefined;
  login?: GivenLogin;
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
  if (!url) throw new HttpError("object.url_invalid", { url: "object.url_invalid" });
  url.hash = "";
  const verdict = await vetUrl(url.href);
  if (verdict !== "ok") throw new HttpError(REFUSED[verdict], { url: REFUSED[verdict] });
  return url;
}

async function isTaken(db: Db, customer: Customer, name: string): Promise<boolean> {
  const [other] = await db
    .select({ id: object.id })
    .from(object)
    .where(
      and(
        eq(object.company_id, customer.companyId),
        eq(object.asset_type, "website"),
        eq(sql`lower(${object.name})`, name.toLowerCase()),
      ),
    );
  return other !== undefined;
}

/** The host as a name, or more of the address where another website of that host has it. */
async function nameOf(db: Db, customer: Customer, url: URL): Promise<string> {
  const host = url.host.slice(0, OBJECT_NAME_MAX);
  if (!(await isTaken(db, customer, host))) return host;
  return `${url.host}${url.pathname}${url.search}`.slice(0, OBJECT_NAME_MAX);
}

export async function createWebsite(services: Services, customer: Customer, fields: WebsiteFields) {
  const { name, territories, sector, login } = fields;
  const sealed = sealLogin(services, customer, login);
  const url = await vet(services.vetUrl, fields.url);
  const values = { asset_type: "website" as const, name, url: url.href, territories, sector, ...sealed };
  return insertObject(services.db, customer, values, {
    nameIn: async (tx) => name || nameOf(tx, customer, url),
  });
}

export async function updateWebsite(
  services: Services,
  customer: Customer,
  id: string,
  fields: WebsiteFields,
) {
  const before = await ownObject(services.db, customer, id);
  if (before.asset_type !== "website") throw new HttpError("object.not_found");
  if (before.locked_by) throw new HttpError("object.locked");
  const sealed = sealLogin(services, customer, fields.login);
  const same = before.url === fields.url;
  const url = same ? new URL(fields.url) : await vet(services.vetUrl, fields.url);
  if (url.href !== before.url && before.assessed_at)
    throw new HttpError("object.url_fixed", { url: "object.url_fixed" });
  const name = fields.name || url.host.slice(0, OBJECT_NAME_MAX);
  const { territories, sector } = fields;
  const change = { name, url: url.href, territories, sector, ...sealed };
  return changeUnlocked(services.db, customer, before, "object.update", change);
}
