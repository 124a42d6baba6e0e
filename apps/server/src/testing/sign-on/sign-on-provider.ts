/// <reference path="./oidc-provider.d.ts" />
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Context } from "oidc-provider";

/** A real OpenID Connect provider on loopback, at which whoever is named signs in without a question. */
export interface SignOnProvider {
  readonly issuer: string;
  /** Its people: what it says of each subject. */
  readonly accounts: Map<string, Record<string, unknown>>;
  /** Goes through the provider's pages as `subject` until it sends the browser to `home`; null refuses. */
  visit(url: string, subject: string | null): Promise<URL>;
  close(): Promise<void>;
}

interface Client {
  client_id: string;
  client_secret: string;
  /** Origin of the application; the provider sends people nowhere else. */
  home: string;
  redirect_uris: string[];
  post_logout_redirect_uris: string[];
}

async function implicitGrant({ oidc }: Context) {
  const { clientId } = oidc.client;
  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

export async function startSignOnProvider({ home, ...client }: Client): Promise<SignOnProvider> {
  const accounts = new Map<string, Record<string, unknown>>();
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ ...client, token_endpoint_auth_method: "client_secret_basic" }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a key of the tests"] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant: implicitGrant,
    findAccount: (_: unknown, subject: string) =>
      accounts.has(subject) && {
        accountId: subject,
        claims: () => ({ sub: subject, ...accounts.get(subject) }),
      },
  });
  const callback = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return callback(request, response);
    const subject = request.headers["x-subject"];
    const result =
      typeof subject === "string" ? { login: { accountId: subject } } : { error: "access_denied" };
    provider.interactionFinished(request, response, result).catch((error) => response.destroy(error));
  });
  return {
    issuer,
    accounts,
    async visit(url, subject) {
      const jar = new Map<string, string>();
      for (let next = url; ; ) {
        const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ");
        const headers = { cookie, ...(subject ? { "x-subject": subject } : {}) };
        const answer = await fetch(next, { redirect: "manual", headers });
        for (const line of answer.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (name) jar.set(name, value ?? "");
        }
        const location = answer.headers.get("location");
        if (!location) throw new Error(`the provider stays at ${answer.status}: ${await answer.text()}`);
        next = new URL(location, next).href;
        if (next.startsWith(`${home}/`)) return new URL(next);
      }
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
