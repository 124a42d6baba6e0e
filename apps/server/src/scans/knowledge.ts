import type { listUnknown, previewKnown, ReplyOf } from "@candor/api/contract";
import { CONFIG_DATA, type ConfigData } from "@candor/api/entities";
import {
  type CookieEntry,
  changesWith,
  createContext,
  unknownsOf,
  type VendorEntry,
} from "@candor/engine/rules";
import { and, asc, eq, inArray } from "../database/drizzle.ts";
import { configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { readFacts } from "../facts/stored.ts";
import { HttpError } from "../http/http-error.ts";
import { textOf } from "../results/texts.ts";
import type { Services } from "../services.ts";
import { oneScan } from "./reports.ts";

/** Vendors and cookies that staff told the engine of, before its own tables. */
export interface Knowledge {
  vendors: VendorEntry[];
  cookies: CookieEntry[];
}

const toVendor = ({ title, ...rest }: ConfigData<"known_vendor">): VendorEntry => ({ name: title, ...rest });

const toCookie = ({ title, domains, ...rest }: ConfigData<"known_cookie">): CookieEntry => ({
  name: title,
  ...rest,
  ...(domains.length > 0 && { domains }),
});

/** What staff told and did not switch off. */
export async function staffKnowledge(db: Db): Promise<Knowledge> {
  const rows = await db
    .select()
    .from(configEntry)
    .where(and(inArray(configEntry.kind, ["known_vendor", "known_cookie"]), eq(configEntry.enable, true)))
    .orderBy(asc(configEntry.key));
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ data }) => data);
  return {
    vendors: of("known_vendor").map((data) => toVendor(CONFIG_DATA.known_vendor.parse(data))),
    cookies: of("known_cookie").map((data) => toCookie(CONFIG_DATA.known_cookie.parse(data))),
  };
}

async function judgedAgain(services: Services, id: string) {
  const row = await oneScan(services.db, id);
  const facts = row.facts && (await readFacts(services, row.facts));
  if (!facts) throw new HttpError("scan.result_not_found");
  const { demo } = services.env;
  const knowledge = await staffKnowledge(services.db);
  const { territories, sector } = row;
  return { facts, options: { territories, sector, now: facts.startedAt, demo, ...knowledge } };
}

/** What a report met that no table knows. */
export async function unknownOf(services: Services, id: string): Promise<ReplyOf<typeof listUnknown>> {
  const { facts, options } = await judgedAgain(services, id);
  return { list: unknownsOf(facts, createContext(options)) };
}

/** What would change in a report if entries were known. */
export async function changesIfKnown(
  services: Services,
  id: string,
  more: { vendors: ConfigData<"known_vendor">[]; cookies: ConfigData<"known_cookie">[] },
): Promise<ReplyOf<typeof previewKnown>> {
  const { facts, options } = await judgedAgain(services, id);
  const changes = changesWith(facts, options, {
    vendors: more.vendors.map(toVendor),
    cookies: more.cookies.map(toCookie),
  });
  return {
    list: changes.flatMap(({ checkId, now, known }) => {
      const title = textOf(checkId)?.title.plain;
      return title ? [{ check_id: checkId, title, now, known }] : [];
    }),
  };
}
