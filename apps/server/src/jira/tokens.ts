import { z } from "zod";
import type { Egress } from "../egress/egress.ts";
import type { JiraEnv } from "../env/connections.ts";
import { jsonOf } from "./json.ts";

/** What an app of this kind may do: read and write issues, read who and where, and go on without the person. */
export const SCOPES = "read:jira-work write:jira-work read:jira-user offline_access";

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** Longest life of a token that is believed, in seconds: what a date can hold ends somewhere. */
const LIFE_MAX_S = 10 * 365 * 86_400;

const answered = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive().max(LIFE_MAX_S),
});

/** Atlassian does not know the code or the refresh token any more. */
export class GrantRefused extends Error {
  override readonly name = "GrantRefused";
}

/** The row of the connection is locked meanwhile, and with the embedded database all else waits. */
const TOKEN_MS = 8_000;

/** Seconds before its end at which a token counts as over. */
const MARGIN_S = 60;

async function ask(egress: Egress, jira: JiraEnv, grant: Record<string, string>): Promise<Tokens> {
  const body = JSON.stringify({ client_id: jira.clientId, client_secret: jira.clientSecret, ...grant });
  const headers = { "content-type": "application/json", accept: "application/json" };
  const request = new Request(`${jira.authUrl}/oauth/token`, { method: "POST", headers, body });
  const answer = await egress.fetch(request, { idleMs: TOKEN_MS });
  const text = await answer.text();
  // 400 and 403 with `invalid_grant`: consent was withdrawn, or somebody used the token before us.
  if ([400, 401, 403].includes(answer.status)) throw new GrantRefused(`status ${answer.status}`);
  if (answer.status !== 200) throw new Error(`Atlassian answered ${answer.status}`);
  const { access_token, refresh_token, expires_in } = answered.parse(jsonOf(text));
  const expiresAt = new Date(Date.now() + (expires_in - MARGIN_S) * 1000);
  return { accessToken: access_token, refreshToken: refresh_token, expiresAt };
}

/** Atlassian's page that asks for consent. */
export function consentUrl(jira: JiraEnv, redirectUri: string, state: string): string {
  const query = new URLSearchParams({
    audience: "api.atlassian.com",
    client_id: jira.clientId,
    scope: SCOPES,
    redirect_uri: redirectUri,
    state,
    response_type: "code",
    prompt: "consent",
  });
  return `${jira.authUrl}/authorize?${query}`;
}

export const tokensOfCode = (egress: Egress, jira: JiraEnv, code: string, redirectUri: string) =>
  ask(egress, jira, { grant_type: "authorization_code", code, redirect_uri: redirectUri });

export const refreshTokens = (egress: Egress, jira: JiraEnv, refreshToken: string) =>
  ask(egress, jira, { grant_type: "refresh_token", refresh_token: refreshToken });
