import { audit } from "../audit.ts";
import { safeTarget } from "../auth/redirects.ts";
import { type Customer, hashToken, newToken } from "../auth/sessions.ts";
import { and, eq, gt, lt } from "../database/drizzle.ts";
import { jiraConnection, jiraState } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import type { JiraEnv } from "../env/connections.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { consentUrl, GrantRefused, refreshTokens, type Tokens, tokensOfCode } from "./tokens.ts";

/** How long connecting may take, in milliseconds. */
const STATE_MS = 10 * 60_000;
const SETTINGS_PAGE = "/settings";
/** Page of the portal that Atlassian sends the browser to. */
const REDIRECT_PAGE = "/pages/jiraredirect";

export function jiraOf({ env }: Services): JiraEnv {
  if (!env.jira) throw new HttpError("jira.not_configured");
  return env.jira;
}

const redirectUri = ({ env }: Services) => `${env.publicUrl ?? ""}${REDIRECT_PAGE}`;

/** Begins connecting: remembers who, for ten minutes, and gives the page to go to. */
export async function beginConnecting(
  services: Services,
  customer: Customer,
  returnTo?: string,
): Promise<string> {
  const jira = jiraOf(services);
  const state = newToken();
  await services.db.delete(jiraState).where(lt(jiraState.expires_at, new Date()));
  await services.db.insert(jiraState).values({
    state_hash: hashToken(state),
    user_id: customer.id,
    return_to: (returnTo?.startsWith("/") && safeTarget(services.env, returnTo)) || SETTINGS_PAGE,
    expires_at: new Date(Date.now() + STATE_MS),
  });
  return consentUrl(jira, redirectUri(services), state);
}

/** Ends connecting. The state is used up, whatever comes of it. */
export async function endConnecting(
  services: Services,
  customer: Customer,
  { code, state }: { code: string; state: string },
): Promise<string> {
  const jira = jiraOf(services);
  const [begun] = await services.db
    .delete(jiraState)
    .where(
      and(
        eq(jiraState.state_hash, hashToken(state)),
        eq(jiraState.user_id, customer.id),
        gt(jiraState.expires_at, new Date()),
      ),
    )
    .returning();
  if (!begun) throw new HttpError("jira.state_invalid");
  const tokens = await tokensOfCode(services.egress, jira, code, redirectUri(services)).catch(
    (error: unknown) => {
      throw new HttpError(error instanceof GrantRefused ? "jira.state_invalid" : "jira.failed");
    },
  );
  const values = {
    ...sealed(services, tokens),
    invalid: false,
    connected_by: customer.name,
    connected_at: new Date(),
  };
  await services.db.transaction(async (tx) => {
    await tx
      .insert(jiraConnection)
      .values({ company_id: customer.companyId, ...values })
      .onConflictDoUpdate({ target: jiraConnection.company_id, set: values });
    await audit(tx, { customer }, { action: "jira.connect" });
  });
  return begun.return_to;
}

/** Forgets a company's tokens. */
export async function disconnectJira({ db }: Services, customer: Customer): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(jiraConnection).where(eq(jiraConnection.company_id, customer.companyId));
    await audit(tx, { customer }, { action: "jira.disconnect" });
  });
}

function sealed({ secrets }: Services, tokens: Tokens) {
  return {
    access_token: secrets.seal(tokens.accessToken),
    refresh_token: secrets.seal(tokens.refreshToken),
    expires_at: tokens.expiresAt,
  };
}

/** The company's connection row; null where there is none. */
export async function connectionRow(db: Db, companyId: string) {
  const [row] = await db.select().from(jiraConnection).where(eq(jiraConnection.company_id, companyId));
  return row ?? null;
}

export async function markInvalid({ db }: Services, companyId: string): Promise<void> {
  await db.update(jiraConnection).set({ invalid: true }).where(eq(jiraConnection.company_id, companyId));
}

/**
 * A token that works now. Each refresh token works once, so the row is locked while it is used: two calls at the
 * same moment must not lose the connection.
 */
export async function accessToken(services: Services, companyId: string): Promise<string> {
  const jira = jiraOf(services);
  const outcome = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(jiraConnection)
      .where(eq(jiraConnection.company_id, companyId))
      .for("update");
    if (!row) return "jira.not_connected" as const;
    if (row.invalid) return "jira.invalid" as const;
    if (row.expires_at > new Date()) return { token: services.secrets.open(row.access_token) };
    try {
      const tokens = await refreshTokens(services.egress, jira, services.secrets.open(row.refresh_token));
      await tx
        .update(jiraConnection)
        .set(sealed(services, tokens))
        .where(eq(jiraConnection.company_id, companyId));
      return { token: tokens.accessToken };
    } catch (error) {
      if (!(error instanceof GrantRefused)) return "jira.failed" as const;
      await tx.update(jiraConnection).set({ invalid: true }).where(eq(jiraConnection.company_id, companyId));
      return "jira.invalid" as const;
    }
  });
  if (typeof outcome === "string") throw new HttpError(outcome);
  return outcome.token;
}
