import { type AssessmentObject, type AssetType, CONNECTION_STATES } from "@candor/api/entities";
import { eq } from "../database/drizzle.ts";
import { cloudConnection, type object } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import type { Services } from "../services.ts";
import type { FileSigner } from "../storage/signer.ts";

export type ObjectRow = typeof object.$inferSelect;
type Connection = typeof cloudConnection.$inferSelect;

/** Types that may have a test login. */
const WITH_LOGIN: readonly AssetType[] = ["website", "android", "ios"];

/** The company's cloud connections by account, where one of the objects is an account. */
async function connectionsOf(db: Db, rows: readonly ObjectRow[]): Promise<ReadonlyMap<string, Connection>> {
  const account = rows.find(({ account_number }) => account_number !== null);
  if (!account) return new Map();
  const known = await db
    .select()
    .from(cloudConnection)
    .where(eq(cloudConnection.company_id, account.company_id));
  return new Map(known.map((one) => [one.account_id, one]));
}

/** One company's objects as its people see them. */
export async function toObjects(
  { db, signer }: Pick<Services, "db" | "signer">,
  rows: readonly ObjectRow[],
): Promise<AssessmentObject[]> {
  const connections = await connectionsOf(db, rows);
  return rows.map((row) => toObject(row, signer, connections));
}

/** One object as the people of its company see it. */
export async function presented(services: Services, row: ObjectRow): Promise<AssessmentObject> {
  const connections = await connectionsOf(services.db, [row]);
  return toObject(row, services.signer, connections);
}

function toObject(
  row: ObjectRow,
  signer: FileSigner,
  connections: ReadonlyMap<string, Connection>,
): AssessmentObject {
  return {
    id: row.id,
    asset_type: row.asset_type,
    name: row.name,
    url: row.url,
    territories: row.territories,
    ...(row.sector ? { sector: row.sector } : {}),
    enabled: row.enabled,
    locked: row.locked_by !== null,
    assessed: row.assessed_at !== null,
    last_assessed_at: row.last_assessed_at?.toISOString() ?? null,
    counts: row.counts,
    created_at: row.created_at.toISOString(),
    ...(row.seen ? { website: row.seen } : {}),
    ...(row.version === null ? {} : { version: row.version }),
    ...(row.file ? { file: row.file } : {}),
    ...(WITH_LOGIN.includes(row.asset_type) ? { has_login: row.login !== null } : {}),
    ...(row.asset_type === "business_entity" ? { entity: entityOf(row, signer) } : {}),
    ...(row.account_number === null ? {} : { cloud: cloudOf(row.account_number, connections) }),
  };
}

const entityOf = ({ logo, contact, frameworks, frequency_days }: ObjectRow, signer: FileSigner) => ({
  logo_url: logo && signer.sign(logo),
  contact: contact ?? "",
  frameworks: frameworks ?? [],
  frequency_days: frequency_days ?? 0,
});

function cloudOf(account_number: string, connections: ReadonlyMap<string, Connection>) {
  const connection = connections.get(account_number);
  return {
    account_number,
    connection_state: connection?.state ?? CONNECTION_STATES.initial,
    connected_by: connection?.connected_by ?? null,
  };
}
