import { type AssetType, CONFIG_DATA, offeredTypes } from "@candor/api/entities";
import { eq } from "../database/drizzle.ts";
import { configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";

/** The types of objects that customers are offered, in their order. */
export async function offered(db: Db) {
  const rows = await db.select().from(configEntry).where(eq(configEntry.kind, "asset"));
  return offeredTypes(
    rows.map(({ key, enable, data }) => ({ key, enable, data: CONFIG_DATA.asset.parse(data) })),
  );
}

/** Refuses types that staff have taken off the offer. */
export async function requireOffered(db: Db, types: readonly AssetType[]): Promise<void> {
  const known = await offered(db);
  if (!types.every((type) => known.some(({ asset_type }) => asset_type === type)))
    throw new HttpError("object.type_not_offered");
}

/** Days between assessments that are proposed for a new object of a type. */
export async function proposedDays(db: Db, type: AssetType): Promise<number | undefined> {
  return (await offered(db)).find(({ asset_type }) => asset_type === type)?.frequency_days;
}
