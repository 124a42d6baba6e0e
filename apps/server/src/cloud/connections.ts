import { randomBytes } from "node:crypto";
import { type CloudConnection, CONNECTION_STATES, type ConnectionState } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { assertPlanRuns, planLimits } from "../companies/plan.ts";
import { and, count, desc, eq } from "../database/drizzle.ts";
import { cloudConnection } from "../database/schema.ts";
import { violatedConstraint } from "../database/violation.ts";
import type { AwsEnv } from "../env/connections.ts";
import { HttpError } from "../http/http-error.ts";

import type { Services } from "../services.ts";
import { assumeRole, type RoleSession } from "./sts.ts";
import { launchUrl, roleArn } from "./template.ts";

type Row = typeof cloudConnection.$inferSelect;

/** How long a stack may take before a refusal counts as an error, in milliseconds. */
const FORMATION_MS = 30 * 60_000;

function awsOf({ env }: Services): AwsEnv {
  if (!env.aws) throw new HttpError("cloud.not_configured");
  return env.aws;
}

function toConnection({ env, secrets }: Services, row: Row): CloudConnection {
  const externalId = secrets.open(row.external_id);
  return {
    id: row.id,
    provider: "aws",
    account_id: row.account_id,
    state: row.state,
    connected_by: row.connected_by,
    added_at: row.added_at.toISOString(),
    connected_at: row.connected_at?.toISOString() ?? null,
    checked_at: row.checked_at?.toISOString() ?? null,
    role_arn: roleArn(row.account_id),
    external_id: externalId,
    launch_url: env.aws ? launchUrl(env.aws, externalId) : "",
  };
}

/** A company's own connection, or a refusal: another company's does not exist. */
async function ownRow({ db }: Services, companyId: string, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(cloudConnection)
    .where(and(eq(cloudConnection.id, id), eq(cloudConnection.company_id, companyId)));
  if (!row) throw new HttpError("cloud.not_found");
  return row;
}

/** The company's accounts, newest first. */
export async function cloudConnections(services: Services, companyId: string): Promise<CloudConnection[]> {
  const rows = await services.db
    .select()
    .from(cloudConnection)
    .where(eq(cloudConnection.company_id, companyId))
    .orderBy(desc(cloudConnection.added_at), cloudConnection.id);
  return rows.map((row) => toConnection(services, row));
}

/** Is any account connected? */
export async function hasCloud({ db }: Services, companyId: string): Promise<boolean> {
  const connected = eq(cloudConnection.state, CONNECTION_STATES.connected);
  const [found] = await db
    .select({ total: count() })
    .from(cloudConnection)
    .where(and(eq(cloudConnection.company_id, companyId), connected));
  return (found?.total ?? 0) > 0;
}

/** How many accounts a company's plan has. */
export const cloudLimit = ({ product_version }: { product_version: number }): number =>
  planLimits(product_version).objectsPerType.aws;

/** Adds an account: from here on its stack can be launched. */
export async function addCloud(
  services: Services,
  customer: Customer,
  accountId: string,
): Promise<CloudConnection> {
  awsOf(services);
  const { db, secrets } = services;
  try {
    return await db.transaction(async (tx) => {
      const team = await lockCompany(tx, customer.companyId);
      assertPlanRuns(team);
      const known = await tx.$count(cloudConnection, eq(cloudConnection.company_id, team.id));
      if (known >= cloudLimit(team)) throw new HttpError("cloud.limit_reached");
      const [row] = await tx
        .insert(cloudConnection)
        .values({
          company_id: customer.companyId,
          account_id: accountId,
          external_id: secrets.seal(randomBytes(24).toString("hex")),
          connected_by: customer.name,
        })
        .returning();
      if (!row) throw new Error("no row");
      await audit(tx, { customer }, { action: "cloud.add", target: row.id, detail: { account: accountId } });
      return toConnection(services, row);
    });
  } catch (error) {
    if (violatedConstraint(error) === "cloud_connection_account") {
      throw new HttpError("cloud.repeat_account", { account_id: "cloud.repeat_account" });
    }
    throw error;
  }
}

/** What a refused try means: the stack may still be forming. */
function stateAfterRefusal({ added_at: added, connected_at: connected }: Row): ConnectionState {
  const forming = connected === null && Date.now() - added.getTime() < FORMATION_MS;
  return forming ? CONNECTION_STATES.connecting : CONNECTION_STATES.connectionError;
}

/** Tries a connection's role and keeps how it went. */
export async function checkCloud(
  services: Services,
  customer: Customer,
  id: string,
): Promise<CloudConnection> {
  const aws = awsOf(services);
  const row = await ownRow(services, customer.companyId, id);
  const externalId = services.secrets.open(row.external_id);
  const outcome = await assumeRole(services.egress, aws, { accountId: row.account_id, externalId });
  // AWS itself has a problem: nothing is known about the connection.
  if (!outcome.ok && outcome.reason === "failed") throw new HttpError("cloud.failed");
  const now = new Date();
  const change = outcome.ok
    ? { state: CONNECTION_STATES.connected, connected_at: now }
    : { state: stateAfterRefusal(row) };
  return services.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(cloudConnection)
      .set({ ...change, checked_at: now })
      .where(eq(cloudConnection.id, id))
      .returning();
    if (!changed) throw new HttpError("cloud.not_found");
    const detail = { account: row.account_id, before: row.state, after: changed.state };
    if (row.state !== changed.state)
      await audit(tx, { customer }, { action: "cloud.check", target: id, detail });
    return toConnection(services, changed);
  });
}

/** Forgets an account. */
export async function removeCloud(services: Services, customer: Customer, id: string): Promise<void> {
  const row = await ownRow(services, customer.companyId, id);
  await services.db.transaction(async (tx) => {
    await tx.delete(cloudConnection).where(eq(cloudConnection.id, id));
    const detail = { account: row.account_id };
    await audit(tx, { customer }, { action: "cloud.disconnect", target: id, detail });
  });
}

/** Short-lived keys for an account of a company, for an assessment; null where it is not connected. */
export async function roleSession(
  services: Services,
  companyId: string,
  accountId: string,
): Promise<RoleSession | null> {
  const { db, env, egress, secrets } = services;
  const [row] = await db
    .select()
    .from(cloudConnection)
    .where(and(eq(cloudConnection.company_id, companyId), eq(cloudConnection.account_id, accountId)));
  if (!row || !env.aws) return null;
  const externalId = secrets.open(row.external_id);
  const outcome = await assumeRole(egress, env.aws, { accountId, externalId });
  return outcome.ok ? outcome.session : null;
}
