import { authorize, info, loginCheck, signOnCallback, signOnLogout, signOut } from "@candor/api/endpoints";
import { afterAll, afterEach, expect, onTestFinished, test } from "vitest";
import { eq } from "../../database/drizzle.ts";
import {
  appUser,
  auditLog,
  company,
  identity,
  session,
  signOnFlow,
  throttle,
} from "../../database/schema.ts";
import { createEgress } from "../../egress/egress.ts";
import { createLog } from "../../log.ts";
import { deviceFrom } from "../../testing/device.ts";
import { failureOf } from "../../testing/failure.ts";
import { startSignOnProvider } from "../../testing/sign-on/sign-on-provider.ts";
import { startStandIn } from "../../testing/stand-in.ts";
import { withServer } from "../../testing/with-server.ts";
import { singleSignOn } from "./single-sign-on.ts";

const HOME = "https://candor.example";
const SECRET = "a secret between the two of them";

const provider = await startSignOnProvider({
  client_id: "candor",
  client_secret: SECRET,
  home: HOME,
  redirect_uris: [`${HOME}/pages/user/callback`],
  post_logout_redirect_uris: [`${HOME}/pages/user/callback-logout`],
});
afterAll(() => provider.close());

const env = {
  CANDOR_PUBLIC_URL: HOME,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: "candor",
  OIDC_CLIENT_SECRET: SECRET,
  OIDC_NAME: "Example ID",
};

test("a failed sign-on is logged by its kind alone", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const egress = createEgress({ trusted: [provider.issuer] });
  const client = { clientId: "candor", clientSecret: SECRET, name: "SSO", scope: "openid" };
  const direct = singleSignOn({ ...client, issuer: provider.issuer }, { egress, log });
  if (!direct) throw new Error("not configured");
  const { expected } = await direct.begin(`${HOME}/pages/user/callback`);
  const query = new URLSearchParams({ code: "guessed-code", state: expected.state, iss: provider.issuer });
  const answer = new URL(`${HOME}/pages/user/callback?${query}`);
  await expect(direct.finish(answer, expected)).rejects.toThrow("auth.sso_failed");
  expect(lines.join("")).toContain("single sign-on failed");
  for (const secret of ["guessed-code", SECRET, ...Object.values(expected)])
    expect(lines.join("")).not.toContain(secret);
});

test("a provider's description cannot lead the server to another address of its own network", async () => {
  const seen: string[] = [];
  const inside = await startStandIn(({ path }) => {
    seen.push(path);
    return { body: {} };
  });
  const hostile = await startStandIn(() => ({
    body: {
      issuer: hostile.url,
      authorization_endpoint: `${hostile.url}/authorize`,
      token_endpoint: `${inside.url}/token`,
      jwks_uri: `${hostile.url}/keys`,
    },
  }));
  onTestFinished(inside.close);
  onTestFinished(hostile.close);
  const log = createLog("silent");
  const egress = createEgress({ trusted: [hostile.url] });
  const client = { clientId: "candor", clientSecret: SECRET, name: "SSO", scope: "openid" };
  const direct = singleSignOn({ ...client, issuer: hostile.url }, { egress, log });
  if (!direct) throw new Error("not configured");
  const { expected } = await direct.begin(`${HOME}/pages/user/callback`);
  const answer = new URL(`${HOME}/pages/user/callback?code=x&state=${expected.state}`);
  await expect(direct.finish(answer, expected)).rejects.toThrow("auth.sso_unavailable");
  expect(seen).toEqual([]);
});

withServer(
  "single sign-on",
  (server) => {
    const nobody = () => server.as(null);
    const db = () => server.services.db;
    afterEach(() => db().delete(throttle));

    const begin = (redirect_uri?: string) => nobody().call(authorize, { redirect_uri });
    const finish = (flow: string, answer: URL) =>
      nobody().call(signOnCallback, { flow, query: answer.search });

    /** Knows someone by a new subject, who has come as far as the way back. */
    async function backAs(claims: Record<string, unknown>, redirect_uri?: string) {
      const subject = crypto.randomUUID();
      provider.accounts.set(subject, claims);
      const { url, flow } = await begin(redirect_uri);
      return { subject, flow, url, answer: await provider.visit(url, subject) };
    }
    const known = () => ({ email: server.people.owner.email.toUpperCase(), email_verified: true });

    test("asks for a code with PKCE, a state and a nonce, and tells the button's name", async () => {
      const { url } = await begin();
      const { searchParams, origin } = new URL(url);
      expect(origin).toBe(provider.issuer);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: "code",
        client_id: "candor",
        code_challenge_method: "S256",
        redirect_uri: `${HOME}/pages/user/callback`,
        scope: "openid email profile",
      });
      for (const name of ["state", "nonce", "code_challenge"])
        expect(searchParams.get(name)?.length).toBeGreaterThan(30);
      const { methods } = await nobody().call(loginCheck, {});
      expect(methods.single_sign_on).toEqual({ name: "Example ID" });
    });

    test("signs a member in by a verified e-mail, then by the subject whatever its e-mail has become", async () => {
      const { subject, flow, answer } = await backAs(known(), `${HOME}/checks?a=1`);
      const given = await finish(flow, answer);
      expect(given).toMatchObject({ method: "single_sign_on", redirect_uri: "/checks?a=1" });
      expect((await server.as(given).call(info, {})).email).toBe(server.people.owner.email);
      provider.accounts.set(subject, { email: server.people.stranger.email, email_verified: true });
      const again = await begin();
      const second = await finish(again.flow, await provider.visit(again.url, subject));
      expect((await server.as(second).call(info, {})).email).toBe(server.people.owner.email);
      const rows = await db().select().from(identity).where(eq(identity.subject, subject));
      expect(rows).toMatchObject([{ issuer: provider.issuer, user_id: server.people.owner.id }]);
    });

    test.for([
      ["an e-mail that the provider has not verified", () => ({ ...known(), email_verified: false })],
      ["an e-mail without a word on it", () => ({ email: server.people.owner.email })],
      ["an e-mail that no member has", () => ({ email: "nobody@test.example", email_verified: true })],
      ["no e-mail", () => ({})],
    ] as const)("%s opens no account, and makes none", async ([, claims]) => {
      const { flow, answer } = await backAs(claims());
      const refused = await failureOf(finish(flow, answer));
      expect([refused.key, refused.status]).toEqual(["auth.sso_unknown_account", 200]);
      const created = await db().select().from(appUser).where(eq(appUser.email, "nobody@test.example"));
      expect(created).toEqual([]);
    });

    test("makes the browser known to the account", async () => {
      const { id, email } = server.people.viewer;
      const { flow, answer } = await backAs({ email, email_verified: true });
      const cookie = await deviceFrom(server, signOnCallback, { flow, query: answer.search });
      const [user] = await db().select().from(appUser).where(eq(appUser.id, id));
      const account = { kind: "customer", id, passwordHash: user?.password_hash ?? null } as const;
      expect(server.services.devices.idOf(cookie, account)).not.toBeNull();
    });

    test("another browser cannot end what this one began, and uses it up", async () => {
      const { flow, answer } = await backAs(known());
      const other = await begin();
      expect((await failureOf(finish(other.flow, answer))).key).toBe("auth.sso_failed");
      expect((await failureOf(finish(flow, answer))).key).toBe("auth.sso_failed");
    });

    test("an answer works once", async () => {
      const { flow, answer } = await backAs(known());
      await finish(flow, answer);
      expect((await failureOf(finish(flow, answer))).key).toBe("auth.sso_failed");
    });

    test.for([
      ["state", "another"],
      ["iss", "https://evil.example"],
      ["code", "guessed"],
    ] as const)("an answer with another %s is refused", async ([name, value]) => {
      const { flow, answer } = await backAs(known());
      answer.searchParams.set(name, value);
      expect((await failureOf(finish(flow, answer))).key).toBe("auth.sso_failed");
    });

    test.for(["nonce", "verifier"] as const)("an answer to another %s is refused", async (name) => {
      await db().delete(signOnFlow);
      const { flow, answer } = await backAs(known());
      const { secrets } = server.services;
      const [row] = await db().select().from(signOnFlow);
      const expected = JSON.parse(secrets.open(row?.sealed ?? ""));
      expect(row?.sealed).not.toContain(expected[name]);
      const changed = { ...expected, [name]: "x".repeat(43) };
      await db()
        .update(signOnFlow)
        .set({ sealed: secrets.seal(JSON.stringify(changed)) });
      expect((await failureOf(finish(flow, answer))).key).toBe("auth.sso_failed");
    });

    test("a sign-on that took too long, or was declined, is begun again", async () => {
      const { flow, answer } = await backAs(known());
      await db()
        .update(signOnFlow)
        .set({ expires_at: new Date(Date.now() - 1) });
      expect((await failureOf(finish(flow, answer))).key).toBe("auth.sso_failed");
      const declined = await begin();
      const back = await provider.visit(declined.url, null);
      expect(back.searchParams.get("error")).toBe("access_denied");
      const refused = await failureOf(finish(declined.flow, back));
      expect([refused.key, refused.message]).toEqual([
        "auth.sso_failed",
        "Your organisation’s sign-in was declined, or its answer cannot be trusted. Start again from the sign-in page.",
      ]);
    });

    test.for(["//evil.example", "https://evil.example", "https://candor.example.evil.example/"])(
      "nobody is sent to %s afterwards",
      async (redirect_uri) => {
        expect((await failureOf(begin(redirect_uri))).key).toBe("auth.redirect_not_allowed");
      },
    );

    test("who was removed is nobody to the provider's word either", async () => {
      const { viewer } = server.people;
      const { subject, flow, answer } = await backAs({ email: viewer.email, email_verified: true });
      await finish(flow, answer);
      await db().update(appUser).set({ removed_at: new Date() }).where(eq(appUser.id, viewer.id));
      const again = await begin();
      const refused = await failureOf(finish(again.flow, await provider.visit(again.url, subject)));
      expect(refused.key).toBe("auth.sso_unknown_account");
      await db().update(appUser).set({ removed_at: null }).where(eq(appUser.id, viewer.id));
    });

    test("who belongs to a suspended company is told so, and let in once it is open again", async () => {
      const back = await backAs(known());
      await db().update(company).set({ company_status: 0 });
      const refused = await failureOf(finish(back.flow, back.answer));
      await db().update(company).set({ company_status: 1 });
      expect([refused.key, refused.status]).toEqual(["auth.company_suspended", 200]);
      const again = await backAs(known());
      expect((await finish(again.flow, again.answer)).method).toBe("single_sign_on");
    });

    test("signing out goes on at the provider, and everywhere where that is asked for", async () => {
      const first = await backAs(known());
      const one = await finish(first.flow, first.answer);
      const { url } = await server.as(one).call(signOut, { redirect_url: "/pages/login" });
      const { origin, searchParams } = new URL(url);
      expect(origin).toBe(provider.issuer);
      expect(searchParams.get("post_logout_redirect_uri")).toBe(`${HOME}/pages/user/callback-logout`);
      expect((await failureOf(server.as(one).call(info, {}))).status).toBe(401);

      const sessions = [];
      for (const { flow, answer } of [await backAs(known()), await backAs(known())])
        sessions.push(await finish(flow, answer));
      await server.as(sessions[0] ?? null).call(signOnLogout, {});
      for (const ended of sessions)
        expect((await failureOf(server.as(ended).call(info, {}))).status).toBe(401);
      expect((await server.as(server.people.owner).call(info, {})).email).toBe(server.people.owner.email);
    });

    test("neither code nor token nor secret is kept", async () => {
      const { flow, answer } = await backAs(known());
      const given = await finish(flow, answer);
      const code = answer.searchParams.get("code") ?? "";
      for (const table of [session, auditLog, signOnFlow, identity]) {
        const rows = JSON.stringify(await db().select().from(table));
        for (const secret of [code, given.token, flow, SECRET]) expect(rows).not.toContain(secret);
      }
    });
  },
  { on: "either", env },
);

withServer(
  "single sign-on at a provider that is down",
  (server) => {
    test("says so, and lets people in another way", async () => {
      const refused = await failureOf(server.as(null).call(authorize, {}));
      expect([refused.key, refused.status]).toEqual(["auth.sso_unavailable", 200]);
      expect(refused.message).toContain("does not answer");
    });
  },
  { on: "either", env: { ...env, OIDC_ISSUER: "http://127.0.0.1:9" } },
);
