import {
  info,
  me,
  misInfo,
  signIn,
  signOut,
  staffSetup,
  staffSignIn,
  updateStatus,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { desc, eq } from "../database/drizzle.ts";
import { auditLog, session, setupCode, staff } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { PASSWORD } from "../testing/people.ts";
import { sessionOf } from "../testing/second-factor.ts";
import { withServer } from "../testing/with-server.ts";
import { hashToken } from "./sessions.ts";
import { newSetupCode } from "./setup.ts";
import { allowTry, SIGN_IN_LIMITS } from "./throttle/throttle.ts";

withServer(
  "signing in",
  (server) => {
    test("tries count by network, and an address over its limit locks nobody else out", async () => {
      const { db } = server.services;
      const kind = crypto.randomUUID();
      const tryFrom = (email: string, host: number) =>
        allowTry(db, kind, email, `2001:db8:1:2::${host.toString(16)}`);
      for (let tried = 0; tried < SIGN_IN_LIMITS.address; tried += 1)
        expect(await tryFrom(`${tried}@test.example`, tried)).toBe(true);
      for (let tried = 0; tried <= SIGN_IN_LIMITS.pair; tried += 1)
        expect(await tryFrom("victim@test.example", 99)).toBe(false);
      expect(await allowTry(db, kind, "victim@test.example", "2001:db8:1:3::1")).toBe(true);
    });

    test("gives a session that works, whose token is stored as a hash only", async () => {
      const { owner } = server.people;
      const given = await server
        .as(null)
        .call(signIn, { email: owner.email.toUpperCase(), password: PASSWORD });
      const user = await server.as(given).call(me, {});
      expect(user).toMatchObject({ email: owner.email, role: "owner", last_scan: 0 });
      const rows = await server.services.db.select().from(session);
      expect(rows.map((row) => row.token_hash)).toContain(hashToken(given.token));
      expect(JSON.stringify(rows)).not.toContain(given.token);
    });

    test("the log names who signed in, and nobody where the password was wrong", async () => {
      const { owner } = server.people;
      const { db } = server.services;
      const last = async () => {
        const lines = db.select().from(auditLog).where(eq(auditLog.action, "customer.sign_in"));
        return (await lines.orderBy(desc(auditLog.at)).limit(1))[0];
      };
      await server.as(null).call(signIn, { email: owner.email, password: PASSWORD });
      const { actor_kind, actor_id, company_id } = (await last()) ?? {};
      expect({ actor_kind, target: actor_id }).toEqual({
        actor_kind: "customer",
        target: (await last())?.target_id,
      });
      expect(company_id).not.toBeNull();
      await failureOf(server.as(null).call(signIn, { email: owner.email, password: "no" }));
      expect(await last()).toMatchObject({ actor_kind: "system", actor_id: null, detail: { valid: false } });
    });

    test("a wrong password and an unknown e-mail get the same answer in both languages", async () => {
      const { owner } = server.people;
      const wrong = await failureOf(server.as(null).call(signIn, { email: owner.email, password: "no" }));
      const unknown = await failureOf(
        server.as(null).call(signIn, { email: "nobody@test.example", password: "no" }),
      );
      expect([wrong.key, wrong.message, wrong.status]).toEqual([
        unknown.key,
        unknown.message,
        unknown.status,
      ]);
      expect(wrong.key).toBe("auth.invalid_credentials");
      const chinese = await failureOf(
        server.as(null, "cn").call(signIn, { email: "x@test.example", password: "no" }),
      );
      expect(chinese.message).toBe("邮箱或密码不正确。");
    });

    test.for(["known", "unknown"] as const)(
      "too many tries of one address on a %s e-mail end in 429, right password or not",
      async (kind) => {
        const email = kind === "known" ? server.people.viewer.email : "missing@test.example";
        for (let tried = 0; tried < SIGN_IN_LIMITS.pair; tried += 1) {
          expect((await failureOf(server.as(null).call(signIn, { email, password: "no" }))).key).toBe(
            "auth.invalid_credentials",
          );
        }
        const refused = await failureOf(server.as(null).call(signIn, { email, password: PASSWORD }));
        expect([refused.status, refused.key]).toEqual([429, "auth.too_frequent"]);
        expect(refused.message).toBe("Actions too frequent, try again later.");
      },
    );

    test("a session ends by signing out, and by its time", async () => {
      const { stranger } = server.people;
      const credentials = { email: stranger.email, password: PASSWORD };
      const first = await server.as(null).call(signIn, credentials);
      expect(await server.as(first).call(signOut, { redirect_url: "//evil.example" })).toEqual({
        url: "/login",
      });
      expect((await failureOf(server.as(first).call(info, {}))).key).toBe("common.unauthenticated");
      const second = await server.as(null).call(signIn, credentials);
      await server.services.db
        .update(session)
        .set({ expires_at: new Date(Date.now() - 1) })
        .where(eq(session.token_hash, hashToken(second.token)));
      expect((await failureOf(server.as(second).call(info, {}))).key).toBe("common.unauthenticated");
    });

    test("the page after signing out stays on this origin", async () => {
      const { token } = await server
        .as(null)
        .call(signIn, { email: server.people.stranger.email, password: PASSWORD });
      expect(await server.as({ token }).call(signOut, { redirect_url: "/login?a=1" })).toEqual({
        url: "/login?a=1",
      });
    });

    test("staff and customers are nobody to each other", async () => {
      const { expert, owner } = server.people;
      const reply = await server.as(null).call(staffSignIn, { email: expert.email, password: PASSWORD });
      const asStaff = sessionOf(reply);
      expect(await server.as(asStaff).call(misInfo, {})).toMatchObject({
        username: "The expert",
        env: "demo",
      });
      expect((await failureOf(server.as(asStaff).call(me, {}))).status).toBe(401);
      expect((await failureOf(server.as(owner).call(misInfo, {}))).status).toBe(401);
      const crossed = server.as(null).call(staffSignIn, { email: owner.email, password: PASSWORD });
      expect((await failureOf(crossed)).key).toBe("auth.invalid_credentials");
    });

    test("settings are the user's own and hold only what they may", async () => {
      const client = server.as(server.people.owner);
      await client.call(updateStatus, { key: "assessment_status", value: 1 });
      await client.call(updateStatus, { key: "language", value: "zh" });
      expect(await client.call(info, {})).toMatchObject({
        language: "zh",
        front_values: { assessment_status: 1 },
      });
      const mixed = await failureOf(client.call(updateStatus, { key: "language", value: 1 }));
      expect([mixed.status, mixed.fields]).toEqual([400, { value: "choice" }]);
    });

    test("the first start's link creates one staff account, once and in time", async () => {
      const { db } = server.services;
      expect(await newSetupCode(db)).toBeNull();
      const kept = await db.select().from(staff);
      await db.delete(session);
      await db.delete(staff);
      const stale = await newSetupCode(db);
      const code = await newSetupCode(db);
      if (!code || !stale) throw new Error("no code");
      const form = { username: "First", email: "First@test.example", password: "Strong-pass-1" };
      const call = (given: typeof form & { code: string }) => server.as(null).call(staffSetup, given);
      expect((await failureOf(call({ ...form, code: stale }))).key).toBe("auth.setup_link_invalid");
      expect((await failureOf(call({ ...form, code, password: "weakweak" }))).key).toBe("auth.password_weak");
      await db.update(setupCode).set({ expires_at: new Date(Date.now() - 1) });
      expect((await failureOf(call({ ...form, code }))).key).toBe("auth.setup_link_invalid");
      await db.update(setupCode).set({ expires_at: new Date(Date.now() + 60_000) });
      const given = await call({ ...form, code });
      expect((await server.as(given).call(misInfo, {})).permissions).toContain("view_scan");
      const [told] = await db.select().from(auditLog).where(eq(auditLog.action, "staff.setup"));
      expect(told).toMatchObject({ actor_kind: "staff", actor_name: "First", address: "127.0.0.1" });
      expect((await failureOf(call({ ...form, code }))).key).toBe("auth.setup_link_invalid");
      await db.insert(staff).values(kept);
    });
  },
  { on: "either" },
);
