import { sql } from "./drizzle.ts";
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from "./pg-core.ts";
import type * as schema from "./schema.ts";

type Drizzle = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database or a transaction on it, for what may run in either: no code below knows which kind of database it is. */
export type Db = Omit<Drizzle, "transaction">;

/** A transaction under way. What locks rows, or must happen together with the rest or not at all, asks for one. */
export interface Transaction extends Db {
  /**
   * Has work done once what the transaction wrote is there for others: never where it fails, and once where it had to
   * run again. The same function given twice is called once.
   */
  onCommit(work: () => void): void;
}

/** The database itself: what begins transactions. */
export interface RootDb extends Db {
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result>;
}

/** Holds a name until the transaction ends: two that hold the same one come one after the other. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

/** Gives a database transactions that know what is to follow them. */
export function withTransactions(db: Drizzle): RootDb {
  const begin = db.transaction.bind(db);
  return Object.assign(db as Db, {
    async transaction<Result>(work: (tx: Transaction) => Promise<Result>, config?: PgTransactionConfig) {
      let following = new Set<() => void>();
      const result = await begin((tx) => {
        following = new Set();
        const onCommit = (then: () => void) => void following.add(then);
        return work(Object.assign(tx as Db, { onCommit }));
      }, config);
      for (const then of following) then();
      return result;
    },
  });
}
