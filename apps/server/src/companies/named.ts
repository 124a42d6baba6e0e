import { ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { patternOf } from "../database/paging.ts";
import { company } from "../database/schema.ts";
import { soundsLike } from "../search-words.ts";
import type { Services } from "../services.ts";

/** Companies whose name holds a text, or has its sound: `lindeng` and `ld` find 林登商店. */
export async function companiesNamed(db: Services["db"], search: string): Promise<SQL | undefined> {
  const chinese = /[a-z]/i.test(search)
    ? await db
        .select({ id: company.id, name: company.name })
        .from(company)
        .where(sql`${company.name} ~ '[\u4e00-\u9fff]'`)
    : [];
  const ids = chinese.filter(({ name }) => soundsLike(name, search.trim())).map(({ id }) => id);
  return or(ilike(company.name, patternOf(search)), ids.length > 0 ? inArray(company.id, ids) : undefined);
}
