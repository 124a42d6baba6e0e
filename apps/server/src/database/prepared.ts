import type { Db } from "./transaction.ts";

/** Writes a statement once for each database, and not for each call. */
export function preparedOn<Statement>(write: (db: Db) => Statement): (db: Db) => Statement {
  const written = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = written.get(db) ?? write(db);
    written.set(db, statement);
    return statement;
  };
}
