import { isStorable } from "@candor/api/entities";
import type { FastifyBaseLogger } from "fastify";
import * as oidc from "openid-client";
import type { Egress } from "../../egress/egress.ts";
import { isLoopback, type OidcEnv } from "../../env/env.ts";
import { HttpError } from "../../http/http-error.ts";

/** Seconds that the provider has for an answer. */
const ANSWER_S = 10;

/** What must come back from the provider as it was sent. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/** Whom the provider vouches for. */
export interface Vouched {
  issuer: string;
  subject: string;
  /** Lower case; null where the provider has none that it has verified. */
  email: string | null;
}

/** The operator's OpenID Connect provider: authorization code flow with PKCE, state and nonce. */
export interface SingleSignOn {
  readonly name: string;
  /** The provider's page to go to, and what to expect of the answer. */
  begin(callbackUrl: string): Promise<{ url: string; expected: Expected }>;
  /** Turns what the provider's answer carries into whom it vouches for. */
  finish(answerUrl: URL, expected: Expected): Promise<Vouched>;
  /** The provider's sign-out page; null where it has none or does not answer. */
  endUrl(returnTo: string): Promise<string | null>;
}

/** Reached, but refused or broken; anything else is a provider that cannot be reached. */
const isAnswer = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError ||
  error instanceof oidc.ResponseBodyError ||
  (error instanceof Error && "code" in error && error.code !== "OAUTH_TIMEOUT");

/** An address to which people are sent: encrypted, or on this machine, as the portal opens it. */
const isOpenable = (address: string | undefined): boolean => {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname.replace(/^\[|\]$/g, "")));
};

/**
 * The library's way out: what the provider's description names is vetted as any address is. Only the issuer's own
 * origin may be on a private network, because the operator named it.
 */
const vettedFetch =
  (egress: Egress): oidc.CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const request = new Request(url, { method, headers, body, signal: signal ?? null });
    try {
      return await egress.fetch(request, { idleMs: ANSWER_S * 1000 });
    } catch (cause) {
      // Without a code of its own, as the platform's fetch fails: not an answer of the provider.
      throw new TypeError("The sign-on provider was not reached.", { cause });
    }
  };

/** Signs on at the configured provider; null where none is. Its own description is fetched when it is first needed. */
export function singleSignOn(
  env: OidcEnv | undefined,
  { egress, log }: { egress: Egress; log: FastifyBaseLogger },
): SingleSignOn | null {
  if (!env) return null;
  const insecure = new URL(env.issuer).protocol === "http:";
  let discovered: Promise<oidc.Configuration> | undefined;

  const discover = async (): Promise<oidc.Configuration> => {
    const config = await oidc.discovery(
      new URL(env.issuer),
      env.clientId,
      undefined,
      env.clientSecret ? oidc.ClientSecretBasic(env.clientSecret) : oidc.None(),
      // The environment lets plain http through on loopback alone.
      {
        timeout: ANSWER_S,
        // A token counts by its signature as well, not only by the connection that it came through.
        execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
        [oidc.customFetch]: vettedFetch(egress),
      },
    );
    for (const part of ["authorization_endpoint", "token_endpoint", "jwks_uri"] as const)
      if (!isOpenable(config.serverMetadata()[part]))
        throw new Error(`its description has no ${part} that could be used`);
    return config;
  };

  async function provider(): Promise<oidc.Configuration> {
    discovered ??= discover();
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      log.warn({ err: error }, "the sign-on provider does not answer");
      throw new HttpError("auth.sso_unavailable");
    }
  }

  return {
    name: env.name,
    async begin(callbackUrl) {
      const config = await provider();
      const expected = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope: env.scope,
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(expected.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, expected };
    },
    async finish(answerUrl, expected) {
      const config = await provider();
      try {
        return await vouchedBy(config, answerUrl, expected);
      } catch (error) {
        // The provider's words may carry a code or a token: its kind of failure is enough.
        const kind = error instanceof Error && "code" in error ? error.code : String(error);
        log.warn({ kind }, "single sign-on failed");
        throw new HttpError(isAnswer(error) ? "auth.sso_failed" : "auth.sso_unavailable");
      }
    },
    async endUrl(returnTo) {
      const config = await provider().catch(() => null);
      if (!config || !isOpenable(config.serverMetadata().end_session_endpoint)) return null;
      return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}

async function vouchedBy(config: oidc.Configuration, answerUrl: URL, expected: Expected): Promise<Vouched> {
  const tokens = await oidc.authorizationCodeGrant(config, answerUrl, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("no claims");
  const asked = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
  const { email, email_verified } = asked
    ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    : claims;
  if (!isStorable(claims.sub)) throw new Error("no subject that could be stored");
  const verified = email_verified === true && typeof email === "string" && isStorable(email);
  return { issuer: claims.iss, subject: claims.sub, email: verified ? email.toLowerCase() : null };
}
