import type { AssetType, AuditAction } from "@candor/api/entities";
import type { ErrorCode } from "@candor/api/errors";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { assertPlanRuns, planLimits } from "../companies/plan.ts";
import { and, count, eq, isNull, ne } from "../database/drizzle.ts";
import { object } from "../database/schema.ts";
import type { Db, RootDb, Transaction } from "../database/transaction.ts";
import { violatedConstraint } from "../database/violation.ts";
import { HttpError } from "../http/http-error.ts";
import { makeStale } from "../results/per-publication.ts";
import type { ObjectRow } from "./objects.ts";
import { requireOffered } from "./offered.ts";

type Values = Omit<typeof object.$inferInsert, "company_id">;

/** What each unique index stands for, and the field that broke it. */
function repeatOf(constraint: string | null, assetType: AssetType): [ErrorCode, string] | null {
  switch (constraint) {
    case "object_title":
      return ["object.repeat_title", "name"];
    case "object_url":
      return ["object.repeat_url", "url"];
    case "object_file":
      return [assetType === "iot" ? "object.repeat_file_iot" : "object.repeat_file", "upload_id"];
    case "object_account":
      return ["object.repeat_account", "account_number"];
    default:
      return null;
  }
}

/** Turns a broken unique index into the refusal it stands for. */
async function orRepeat<T>(assetType: AssetType, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const repeat = repeatOf(violatedConstraint(error), assetType);
    if (repeat) throw new HttpError(repeat[0], { [repeat[1]]: repeat[0] });
    throw error;
  }
}

/** Two at once must not both be the last one allowed, or the first of a kind. */
async function holdLimit(tx: Transaction, customer: Customer, assetType: AssetType): Promise<void> {
  const team = await lockCompany(tx, customer.companyId);
  assertPlanRuns(team);
  const limit = planLimits(team.product_version).objectsPerType[assetType];
  const [row] = await tx
    .select({ total: count() })
    .from(object)
    .where(and(eq(object.company_id, customer.companyId), eq(object.asset_type, assetType)));
  if ((row?.total ?? 0) >= limit) throw new HttpError("object.limit_reached");
}

/**
 * Says first that what is to be assessed exists already: a name may be ours, made of the address, and nobody
 * would know what to do with "this name exists".
 */
async function refuseRepeat(tx: Transaction, customer: Customer, values: Partial<Values>, self?: string) {
  const checks = [
    ["url", "object_url"],
    ["file_sha256", "object_file"],
    ["account_number", "object_account"],
  ] as const;
  for (const [key, constraint] of checks) {
    const value = values[key];
    if (!value || !values.asset_type) continue;
    const [other] = await tx
      .select({ id: object.id })
      .from(object)
      .where(
        and(
          eq(object.company_id, customer.companyId),
          eq(object.asset_type, values.asset_type),
          eq(object[key], value),
          self ? ne(object.id, self) : undefined,
        ),
      );
    const repeat = other && repeatOf(constraint, values.asset_type);
    if (repeat) throw new HttpError(repeat[0], { [repeat[1]]: repeat[0] });
  }
}

/** What the log keeps: never a login, sealed or not. */
function logged({ login, ...values }: Partial<Values>): Record<string, unknown> {
  return login === undefined ? values : { ...values, login: login === null ? "removed" : "stored" };
}

/** Adds an object within the plan's limit. `nameIn` may look for a free name, `keep` does what nothing refuses any more. */
export function insertObject(
  db: RootDb,
  customer: Customer,
  values: Values,
  {
    nameIn,
    keep,
  }: { nameIn?: (tx: Transaction) => Promise<string>; keep?: (tx: Transaction) => Promise<void> } = {},
): Promise<ObjectRow> {
  return orRepeat(values.asset_type, () =>
    db.transaction(async (tx) => {
      await holdLimit(tx, customer, values.asset_type);
      await requireOffered(tx, [values.asset_type]);
      await refuseRepeat(tx, customer, values);
      const name = nameIn ? await nameIn(tx) : values.name;
      const named = { ...values, name, company_id: customer.companyId };
      const [row] = await tx.insert(object).values(named).returning();
      if (!row) throw new HttpError("common.internal");
      await audit(tx, { customer }, { action: "object.create", target: row.id, detail: logged(named) });
      await keep?.(tx);
      return row;
    }),
  );
}

/** The company's own object; anyone else's does not exist. */
export async function ownObject(db: Db, customer: Customer, id: string): Promise<ObjectRow> {
  const [row] = await db
    .select()
    .from(object)
    .where(and(eq(object.id, id), eq(object.company_id, customer.companyId)));
  if (!row) throw new HttpError("object.not_found");
  return row;
}

/** Changes an object unless an assessment has taken it in the meantime. `keep` does what nothing refuses any more. */
export function changeUnlocked(
  db: RootDb,
  customer: Customer,
  before: ObjectRow,
  action: AuditAction,
  change: Partial<Values>,
  keep?: (tx: Transaction) => Promise<void>,
): Promise<ObjectRow> {
  return orRepeat(before.asset_type, () =>
    db.transaction(async (tx) => {
      await refuseRepeat(tx, customer, { ...change, asset_type: before.asset_type }, before.id);
      const mine = and(eq(object.id, before.id), eq(object.company_id, customer.companyId));
      const [row] = await tx
        .update(object)
        .set(change)
        .where(and(mine, isNull(object.locked_by)))
        .returning();
      if (!row) throw new HttpError("object.locked");
      await audit(tx, { customer }, { action, target: before.id, detail: logged(change) });
      // Which laws count for its checks follows where it is, and its field.
      if (change.territories !== undefined || change.sector !== undefined)
        await makeStale(tx, customer.companyId);
      await keep?.(tx);
      return row;
    }),
  );
}
