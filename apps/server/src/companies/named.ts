import type { SQL } from "../database/drizzle.ts";
import { company } from "../database/schema.ts";
import { matchesText } from "../database/text-search.ts";
import type { Db } from "../database/transaction.ts";

/** Companies whose name holds a text, or has its sound: `lindeng` and `ld` find 林登商店. */
export const companiesNamed = (db: Db, search: string): Promise<SQL | undefined> =>
  matchesText(db, search, { names: [company.name] });
