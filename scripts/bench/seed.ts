import { eq, sql } from "drizzle-orm";
import { openEmbedded } from "../../apps/server/src/database/open.ts";
import { result } from "../../apps/server/src/database/schema.ts";

/**
 * Copies the published results of the one assessment in a data folder onto further objects until about `rows`
 * checks are published. The server must not be running.
 */
export async function multiplyChecks(dataDir: string, rows: number): Promise<number> {
  const { db, close } = await openEmbedded(dataDir);
  const published = () => db.$count(result, eq(result.current, true));
  const copies = Math.ceil(rows / (await published())) - 1;
  await db.execute(sql`
    create temporary table copy as
    select gen_random_uuid() as object_id, gen_random_uuid() as scan_id, number
    from generate_series(1, ${copies}) as number`);
  const copyOf = (table: string, changes: ReturnType<typeof sql>) => sql`
    insert into ${sql.identifier(table)}
    select (jsonb_populate_record(source, ${changes})).* from ${sql.identifier(table)} as source cross join copy`;
  const once = sql`(select id from object order by created_at limit 1)`;
  const objectChanges = sql`jsonb_build_object(
    'id', copy.object_id, 'name', 'shop-' || copy.number || '.example', 'url', 'https://shop-' || copy.number || '.example/')`;
  await db.execute(sql`${copyOf("object", objectChanges)} where source.id = ${once}`);
  const scanChanges = sql`jsonb_build_object('id', copy.scan_id, 'object_id', copy.object_id)`;
  await db.execute(sql`${copyOf("scan", scanChanges)} where source.object_id = ${once}`);
  const resultChanges = sql`jsonb_build_object(
    'id', gen_random_uuid(), 'scan_id', copy.scan_id, 'object_id', copy.object_id)`;
  await db.execute(sql`${copyOf("result", resultChanges)} where source.object_id = ${once}`);
  await db.execute(sql`analyze`);
  const total = await published();
  await close();
  return total;
}
