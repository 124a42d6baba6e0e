import { expect, test } from "vitest";
import { databaseTemplate } from "../testing/template.ts";
import { sql } from "./drizzle.ts";
import { openEmbedded } from "./open.ts";
import { configEntry } from "./schema.ts";
import { upkeep } from "./upkeep.ts";

test("counts what the tables of an embedded database hold, for its plans", async () => {
  const database = await openEmbedded(undefined, { template: await databaseTemplate() });
  const { db } = database;
  try {
    const entry = (n: number) => ({ kind: "asset" as const, key: `asset-${n}`, data: {} });
    await db.insert(configEntry).values(Array.from({ length: 300 }, (_, n) => entry(n)));
    await upkeep(database);
    const { rows } = (await db.execute(
      sql`select reltuples::int as n from pg_class where relname = 'config_entry'`,
    )) as unknown as { rows: { n: number }[] };
    expect(rows[0]?.n).toBe(await db.$count(configEntry));
  } finally {
    await database.close();
  }
});
