import {
  COMPANY_NAMES_MAX,
  type listCompanyNames,
  type ParsedRequestOf,
  type ReplyOf,
} from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import { isAnyOf } from "../database/arrays.ts";
import { and, asc } from "../database/drizzle.ts";
import { company } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";
import { byName } from "../http/collate.ts";
import { companiesNamed } from "./named.ts";

/** Companies by their names: those that a search finds, or those that are named by their ids. */
export async function companyNames(
  db: RootDb,
  { search, ids }: ParsedRequestOf<typeof listCompanyNames>,
  language: Language,
): Promise<ReplyOf<typeof listCompanyNames>> {
  const list = await db
    .select({ id: company.id, name: company.name })
    .from(company)
    .where(and(search === "" ? undefined : await companiesNamed(db, search), ids && isAnyOf(company.id, ids)))
    .orderBy(asc(company.name))
    .limit(ids?.length ?? COMPANY_NAMES_MAX);
  return { list: byName(list, language) };
}
