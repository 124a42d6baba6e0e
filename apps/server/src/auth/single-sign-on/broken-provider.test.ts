import { generateKeyPairSync, sign } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createEgress } from "../../egress/egress.ts";
import { createLog } from "../../log.ts";
import { startStandIn } from "../../testing/stand-in.ts";
import { singleSignOn } from "./single-sign-on.ts";

const CALLBACK = "https://candor.example/pages/user/callback";
const PAGE = "<!doctype html><h1>Welcome</h1>";
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const others = generateKeyPairSync("rsa", { modulusLength: 2048 });
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A provider that can be told to answer anything at each of its addresses. */
const told = new Map<string, unknown>();
const provider = await startStandIn(({ path }) => ({
  body: told.get(path) ?? right[path] ?? "",
}));
const at = (name: string) => `${provider.url}/${name}`;
const description = {
  ...{ issuer: provider.url, authorization_endpoint: at("authorize"), token_endpoint: at("token") },
  ...{ jwks_uri: at("jwks"), id_token_signing_alg_values_supported: ["RS256"] },
};
const right: Record<string, unknown> = {
  "/jwks": { keys: [{ ...keys.publicKey.export({ format: "jwk" }), alg: "RS256", use: "sig" }] },
  "/.well-known/openid-configuration": description,
};
afterAll(() => provider.close());
beforeEach(() => told.clear());

/** What an ID token says, and who signs it how. */
interface Token {
  claims?: Record<string, unknown>;
  key?: typeof keys.privateKey;
  alg?: string;
}

function tokensOf(nonce: string, { claims, key = keys.privateKey, alg = "RS256" }: Token) {
  const now = Math.floor(Date.now() / 1000);
  const said = {
    ...{ iss: provider.url, aud: "candor", sub: "somebody", iat: now, exp: now + 300, nonce },
    ...{ email: "Lin@example.com", email_verified: true },
    ...claims,
  };
  const text = `${part({ alg, typ: "JWT" })}.${part(said)}`;
  const signature = alg === "none" ? "" : sign("sha256", Buffer.from(text), key).toString("base64url");
  return { access_token: "access", token_type: "Bearer", id_token: `${text}.${signature}` };
}

const begun = () => {
  const egress = createEgress({ trusted: [provider.url] });
  const client = { clientId: "candor", clientSecret: undefined, name: "SSO", scope: "openid email" };
  const direct = singleSignOn({ ...client, issuer: provider.url }, { egress, log: createLog("silent") });
  if (!direct) throw new Error("not configured");
  return direct;
};

/** Comes back from the provider with a code; `answer` is what the provider then says of it. */
async function signOn(answer: (nonce: string) => unknown) {
  const direct = begun();
  const { expected } = await direct.begin(CALLBACK);
  told.set("/token", answer(expected.nonce));
  return direct.finish(new URL(`${CALLBACK}?code=c&state=${expected.state}`), expected);
}

test("who has a token that is right in everything is vouched for", async () => {
  const vouched = { issuer: provider.url, subject: "somebody", email: "lin@example.com" };
  expect(await signOn((nonce) => tokensOf(nonce, {}))).toEqual(vouched);
});

const past = Math.floor(Date.now() / 1000) - 3600;
test.for<[string, Token]>([
  ["of another issuer", { claims: { iss: "https://evil.example" } }],
  ["for another client", { claims: { aud: "another" } }],
  ["that has run out", { claims: { iat: past - 300, exp: past } }],
  ["without an end", { claims: { exp: undefined } }],
  ["without a subject", { claims: { sub: undefined } }],
  ["of another sign-on", { claims: { nonce: "x".repeat(43) } }],
  ["signed by somebody else", { key: others.privateKey }],
  ["signed by nobody", { alg: "none" }],
])("a token %s is refused", async ([, token]) => {
  await expect(signOn((nonce) => tokensOf(nonce, token))).rejects.toThrow("auth.sso_failed");
});

test.for<[string, unknown]>([
  ["a page", PAGE],
  ["nothing", ""],
  ["no object", "[]"],
  ["no token", {}],
  ["no ID token", { access_token: "a", token_type: "Bearer" }],
  ["an ID token that is none", { access_token: "a", token_type: "Bearer", id_token: "x.y.z" }],
])("%s in place of tokens does not succeed", async ([, answer]) => {
  await expect(signOn(() => answer)).rejects.toThrow("auth.sso_failed");
});

test.for<[string, unknown]>([
  ["a page", PAGE],
  ["no keys", { keys: [] }],
  ["nonsense", { keys: [{ kty: "RSA", n: "x", e: "y" }] }],
])("%s in place of the provider's keys does not succeed", async ([, answer]) => {
  told.set("/jwks", answer);
  await expect(signOn((nonce) => tokensOf(nonce, {}))).rejects.toThrow("auth.sso_failed");
});

test.for<[string, unknown]>([
  ["a page", PAGE],
  ["another issuer", { ...description, issuer: "https://evil.example" }],
  ["an issuer alone", { issuer: provider.url }],
  ["addresses that are none", { ...description, token_endpoint: "token" }],
  ["a script to go to", { ...description, authorization_endpoint: "javascript:alert(1)" }],
  ["a page without encryption", { ...description, authorization_endpoint: "http://evil.example/authorize" }],
])("a provider that describes itself by %s is not to be had", async ([, answer]) => {
  told.set("/.well-known/openid-configuration", answer);
  await expect(begun().begin(CALLBACK)).rejects.toThrow("auth.sso_unavailable");
});

test.for(["javascript:alert(1)", "http://evil.example/end", "end"])(
  "%s is no page on which to sign out at the provider",
  async (end_session_endpoint) => {
    told.set("/.well-known/openid-configuration", { ...description, end_session_endpoint });
    expect(await begun().endUrl("https://candor.example/pages/user/callback-logout")).toBeNull();
  },
);
