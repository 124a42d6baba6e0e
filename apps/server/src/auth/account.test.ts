import type { USER_SETTINGS } from "@candor/api/contract";
import {
  changePassword,
  checkRegisterLink,
  getCompany,
  info,
  listObjects,
  listSessions,
  loginCheck,
  me,
  openPreview,
  previewCompany,
  register,
  registerEmail,
  revokeOtherSessions,
  revokeSession,
  signIn,
  signInV1,
  signOut,
  staffSignOut,
  updateCompany,
  updateProfile,
  updateStatus,
} from "@candor/api/endpoints";
import { DEFAULT_LOGO, PLAN_LIMITS, PLANS, SPECIAL_USER_ID } from "@candor/api/entities";
import { afterEach, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { appUser, auditLog, company, object, session, staff, throttle } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { codeMailedTo, mailTo } from "../testing/links.ts";
import { PASSWORD } from "../testing/people.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "one's own account",
  (server) => {
    const nobody = () => server.as(null);
    const db = () => server.services.db;
    afterEach(() => db().delete(throttle));

    const signInAs = ({ email }: { email: string }) => nobody().call(signIn, { email, password: PASSWORD });
    const companyIdOf = async (id: string) => {
      const [row] = await db().select().from(appUser).where(eq(appUser.id, id));
      return row?.company_id ?? "";
    };

    test("the current user is whole, and both calls tell the same", async () => {
      const client = server.as(server.people.owner);
      const user = await client.call(info, {});
      expect(user).toMatchObject({
        role: "owner",
        position: null,
        profile_complete: true,
        language_fixed: false,
        timezone: null,
        is_super: false,
        permissions: [],
        company: {
          name: "Ours",
          logo: DEFAULT_LOGO,
          logo_url: null,
          product_type: 1,
          company_status: 1,
          menu_form: "current",
          construct_state: 0,
        },
        plan_ended: false,
        overview: false,
        showOverview: false,
        showRisk: false,
        menu_ids: null,
        internal_review_only: null,
        app_list: [],
        default_index: null,
        preview: false,
      });
      expect(await client.call(me, {})).toEqual(user);
      const flags = { show_overview: true, show_risk: true, menu_form: "older", construct_state: 1 } as const;
      const { id } = user.company;
      await db().update(company).set(flags).where(eq(company.id, id));
      await db()
        .update(appUser)
        .set({ menu_ids: ["dashboard"] })
        .where(eq(appUser.id, server.people.owner.id));
      expect(await client.call(info, {})).toMatchObject({
        overview: true,
        showOverview: true,
        showRisk: true,
        menu_ids: ["dashboard"],
        company: { menu_form: "older", construct_state: 1 },
      });
    });

    test("the app selector offers what has a published result, newest first, of one's own company only", async () => {
      const client = server.as(server.people.owner);
      const { company_id } = await client.call(info, {});
      const base = { company_id, asset_type: "website" as const, territories: [] };
      const at = (day: number) => new Date(Date.UTC(2026, 0, day));
      await db()
        .insert(object)
        .values([
          { ...base, name: "Older", last_assessed_at: at(1) },
          { ...base, name: "Newer", last_assessed_at: at(2) },
          { ...base, name: "Never" },
        ]);
      const { app_list } = await client.call(info, {});
      expect(app_list.map(({ title, time }) => [title, time])).toEqual([
        ["Newer", at(2).toISOString()],
        ["Older", at(1).toISOString()],
      ]);
      expect((await server.as(server.people.stranger).call(info, {})).app_list).toEqual([]);
    });

    test("a logo is an upload of one's own that is ready", async () => {
      const client = server.as(server.people.owner);
      const refused = await failureOf(
        client.call(updateCompany, { name: "Ours", logo_upload_id: crypto.randomUUID() }),
      );
      expect(refused.key).toBe("upload.not_found");
      const { company: own } = await client.call(getCompany, {});
      await db()
        .update(company)
        .set({ logo: "a".repeat(64) })
        .where(eq(company.id, own.id));
      const shown = (await client.call(info, {})).company;
      expect([shown.logo, shown.logo_url]).toEqual([
        "a".repeat(64),
        expect.stringContaining("/api/files/aaaa"),
      ]);
      const without = await client.call(updateCompany, { name: "Ours", logo_upload_id: null });
      expect(without.company).toMatchObject({ logo: DEFAULT_LOGO, logo_url: null });
    });

    test("the older form of signing in gives the same kind of session", async () => {
      const { email } = server.people.owner;
      const given = await nobody().call(signInV1, { email, password: PASSWORD });
      expect(given).toMatchObject({ token_type: "Bearer", expires_in: 604_800 });
      expect((await server.as(given).call(me, {})).email).toBe(email);
      const wrong = await failureOf(nobody().call(signInV1, { email, password: "no" }));
      expect(wrong.key).toBe("auth.invalid_credentials");
    });

    test("the sign-in page learns which ways there are, and nothing about accounts", async () => {
      const { token } = await signInAs(server.people.owner);
      const ask = (given: { token?: string; redirect_uri?: string }) => nobody().call(loginCheck, given);
      expect(await ask({ token, redirect_uri: "/checks?a=1" })).toEqual({
        signed_in: true,
        methods: { password: true, magic_link: true, single_sign_on: null, registration: true },
        redirect_uri: "/checks?a=1",
      });
      expect(await ask({ token: "x".repeat(43), redirect_uri: "//evil.example" })).toMatchObject({
        signed_in: false,
        redirect_uri: null,
      });
    });

    test.for(["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"])(
      "signing out does not lead to %s",
      async (redirect_url) => {
        const given = await signInAs(server.people.owner);
        expect(await server.as(given).call(signOut, { redirect_url })).toEqual({ url: "/login" });
      },
    );

    test("each setting is stored, and takes only its own values", async () => {
      const client = server.as(server.people.owner);
      const set = (key: (typeof USER_SETTINGS)[number], value: unknown) =>
        client.call(updateStatus, { key, value: value as string });
      await set("guide_status", 1);
      await set("assessment_status", 1);
      await set("language", "cn");
      await set("timezone", "Asia/Shanghai");
      expect(await client.call(info, {})).toMatchObject({
        guide_status: 1,
        front_values: { assessment_status: 1 },
        language: "zh",
        timezone: "Asia/Shanghai",
      });
      await set("scenario_home", "followed=1&framework=gdpr");
      expect((await client.call(info, {})).front_values.scenario_home).toBe("followed=1&framework=gdpr");
      await set("scenario_home", null);
      expect((await client.call(info, {})).front_values).toEqual({ assessment_status: 1 });
      await set("timezone", null);
      await set("language", "en");
      for (const [key, value] of [
        ["guide_status", 2],
        ["language", "fr"],
        ["language", 1],
        ["timezone", "Mars/Olympus"],
        ["timezone", 1],
        ["assessment_status", null],
        ["scenario_home", 1],
      ] as const)
        expect((await failureOf(set(key, value))).fields).toEqual({ value: "choice" });
      const { id } = server.people.owner;
      await db().update(appUser).set({ language_fixed: true }).where(eq(appUser.id, id));
      expect((await failureOf(set("language", "zh"))).key).toBe("auth.language_fixed");
      await db().update(appUser).set({ language_fixed: false }).where(eq(appUser.id, id));
    });

    test("a profile is its owner's: name, position, time zone, each checked", async () => {
      const client = server.as(server.people.viewer);
      const change = { name: " Marcus ", position: "legal" as const, timezone: "Europe/Berlin" };
      expect(await client.call(updateProfile, change)).toMatchObject({ ...change, name: "Marcus" });
      const empty = await failureOf(client.call(updateProfile, { ...change, name: " " }));
      expect(empty.fields).toEqual({ name: "required" });
      const nowhere = await failureOf(client.call(updateProfile, { ...change, timezone: "Nowhere" }));
      expect(nowhere.fields).toEqual({ timezone: "choice" });
      const [entry] = await db().select().from(auditLog).where(eq(auditLog.action, "profile.update"));
      expect(entry).toMatchObject({
        actor_id: server.people.viewer.id,
        detail: { fields: expect.any(Array) },
      });
    });

    test("one's sessions are listed with device and address, and end when they are told to", async () => {
      const { stranger } = server.people;
      const response = await fetch(`${server.url}${signIn.path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": `Firefox ${"x".repeat(300)}` },
        body: JSON.stringify({ email: stranger.email, password: PASSWORD }),
      });
      const { data: other } = (await response.json()) as { data: { token: string } };
      const { token } = await signInAs(stranger);
      const mine = server.as({ token });
      const { list } = await mine.call(listSessions, {});
      const found = list.find(({ device }) => device?.startsWith("Firefox"));
      expect(found).toMatchObject({ address: "127.0.0.1", method: "password", current: false });
      expect(found?.device).toHaveLength(200);
      expect(list.filter(({ current }) => current)).toHaveLength(1);
      expect(JSON.stringify(list)).not.toContain(token);

      const id = found?.id ?? "";
      const foreign = await failureOf(server.as(server.people.owner).call(revokeSession, { id }));
      expect(foreign.key).toBe("auth.session_not_found");
      expect((await server.as(other).call(me, {})).email).toBe(stranger.email);
      await mine.call(revokeSession, { id });
      expect((await failureOf(server.as(other).call(me, {}))).status).toBe(401);
      expect((await mine.call(revokeOtherSessions, {})).ended).toBeGreaterThan(0);
      expect((await mine.call(listSessions, {})).list.map(({ current }) => current)).toEqual([true]);
    });

    test("when a session was last seen is kept, but not written by every request", async () => {
      const given = await signInAs(server.people.owner);
      const client = server.as(given);
      const mine = async () => (await client.call(listSessions, {})).list.find(({ current }) => current);
      const { id = "", last_seen_at } = (await mine()) ?? {};
      expect((await mine())?.last_seen_at).toBe(last_seen_at);
      const old = new Date(Date.now() - 3_600_000);
      await db().update(session).set({ last_seen_at: old }).where(eq(session.id, id));
      await client.call(me, {});
      expect(Date.parse((await mine())?.last_seen_at ?? "")).toBeGreaterThan(old.getTime());
    });

    test("a password is changed by who knows it, and the other sessions end", async () => {
      const { viewer } = server.people;
      const given = await signInAs(viewer);
      const client = server.as(given);
      const next = { password: "Another-2026", confirm_password: "Another-2026" };
      const wrong = await failureOf(client.call(changePassword, { current_password: "no", ...next }));
      expect(wrong.fields).toEqual({ current_password: "auth.password_wrong" });
      const weak = { password: "weakpass1", confirm_password: "weakpass1" };
      const refused = await failureOf(client.call(changePassword, { current_password: PASSWORD, ...weak }));
      expect(refused.key).toBe("auth.password_weak");
      await client.call(changePassword, { current_password: PASSWORD, ...next });
      expect((await client.call(me, {})).email).toBe(viewer.email);
      expect((await failureOf(server.as(viewer).call(me, {}))).status).toBe(401);
      for (let tried = 0; tried < 5; tried += 1)
        await failureOf(client.call(changePassword, { current_password: "no", ...next }));
      const late = client.call(changePassword, { current_password: next.password, ...next });
      expect((await failureOf(late)).key).toBe("auth.too_frequent");
    });

    test("a stranger confirms an e-mail, registers a company on the free trial, and owns it", async () => {
      const email = `founder-${crypto.randomUUID().slice(0, 8)}@test.example`;
      await server.as(null, "cn").call(registerEmail, { email });
      expect((await mailTo(server, email))[0]?.subject).toBe("确认您的邮箱");
      const code = await codeMailedTo(server, email);
      expect(await nobody().call(checkRegisterLink, { code })).toEqual({ email });
      const form = { code, name: "Fen", company: "Fen & Co", position: "legal" as const };
      const weak = { password: "weakpass1", confirm_password: "weakpass1" };
      expect((await failureOf(nobody().call(register, { ...form, ...weak }))).key).toBe("auth.password_weak");
      const strong = { password: "Strong-2026", confirm_password: "Strong-2026" };
      const given = await nobody().call(register, { ...form, ...strong });
      expect(await server.as(given).call(info, {})).toMatchObject({
        email,
        role: "owner",
        position: "legal",
        company: { name: "Fen & Co", product_version: PLANS.freetrial },
      });
      expect((await failureOf(nobody().call(register, { ...form, ...strong }))).key).toBe(
        "auth.register_link_expired",
      );
    });

    test("who has an account is told so by mail, not by the answer", async () => {
      const { email } = server.people.owner;
      expect(await nobody().call(registerEmail, { email })).toEqual({});
      const [message] = await mailTo(server, email);
      expect(message?.subject).toBe("You already have an account");
      expect(message?.text).not.toContain("code=");
    });

    test("a registration that someone else finished in the meantime is refused", async () => {
      const email = `twice-${crypto.randomUUID().slice(0, 8)}@test.example`;
      await nobody().call(registerEmail, { email });
      const code = await codeMailedTo(server, email);
      const company_id = await companyIdOf(server.people.owner.id);
      await db().insert(appUser).values({ company_id, email, name: "Other", role: "viewer" });
      const password = { password: "Strong-2026", confirm_password: "Strong-2026" };
      const late = nobody().call(register, { code, name: "x", company: "x", ...password });
      expect((await failureOf(late)).key).toBe("auth.account_registered");
    });

    test("the company: plan, limits and what is used; owners change its name", async () => {
      const client = server.as(server.people.owner);
      const before = await client.call(getCompany, {});
      expect(before).toMatchObject({
        subscription: { plan: "enterprise", expires_at: null, expired: false, company_name: "Ours" },
        limits: {
          objects_per_type: PLAN_LIMITS.enterprise.objectsPerType,
          countdown_days: 0,
          export: true,
          login_scenarios: true,
        },
      });
      expect(before.limits.members_used).toBeGreaterThan(1);
      const ended = { product_version: PLANS.essential, expires_at: new Date(Date.now() - 1000) };
      await db().update(company).set(ended).where(eq(company.id, before.company.id));
      expect(await client.call(getCompany, {})).toMatchObject({
        subscription: { plan: "essential", expired: true },
        limits: { login_scenarios: false, export: false },
      });
      const renamed = await client.call(updateCompany, { name: " Ours & Co " });
      expect(renamed.company.name).toBe("Ours & Co");
      const viewer = server.as(
        await nobody().call(signIn, { email: server.people.viewer.email, password: "Another-2026" }),
      );
      expect((await failureOf(viewer.call(updateCompany, { name: "Mine" }))).status).toBe(403);
      expect((await viewer.call(getCompany, {})).company.name).toBe("Ours & Co");
      expect((await server.as(server.people.owner).call(info, {})).company.name).toBe("Ours & Co");
    });

    test("staff preview a company: user -99 sees everything and changes nothing, once, and only while allowed", async () => {
      const { admin, chief, expert, owner } = server.people;
      const company_id = await companyIdOf(owner.id);
      expect((await failureOf(server.as(expert).call(previewCompany, { company_id }))).status).toBe(403);
      const { url } = await server.as(admin).call(previewCompany, { company_id });
      const { pathname, searchParams } = new URL(url);
      expect(pathname).toBe("/pages/mis-view");
      const code = searchParams.get("code") ?? "";
      const given = await nobody().call(openPreview, { code });
      const preview = server.as(given);
      expect(await preview.call(info, {})).toMatchObject({ id: SPECIAL_USER_ID, preview: true, company_id });
      // Whatever the console speaks, so that opening the portal does not change it.
      for (const [spoken, language] of [
        ["en", "en"],
        ["cn", "zh"],
      ] as const)
        expect(await server.as(given, spoken).call(info, {})).toMatchObject({ language });
      await preview.call(listObjects, {});
      for (const call of [
        () => preview.call(updateCompany, { name: "Mine" }),
        () => preview.call(updateStatus, { key: "guide_status", value: 0 }),
        () => preview.call(revokeOtherSessions, {}),
      ]) {
        const refused = await failureOf(call());
        expect([refused.status, refused.key]).toEqual([403, "auth.preview_forbidden"]);
      }
      expect((await failureOf(server.as(given).call(previewCompany, { company_id }))).status).toBe(401);
      expect((await failureOf(nobody().call(openPreview, { code }))).key).toBe("auth.preview_link_expired");
      const [entry] = await db().select().from(auditLog).where(eq(auditLog.action, "company.preview"));
      expect(entry).toMatchObject({ actor_kind: "staff", actor_id: admin.id, target_id: company_id });
      await db()
        .update(staff)
        .set({ permissions: ["view_scan"] })
        .where(eq(staff.id, admin.id));
      expect((await failureOf(preview.call(info, {}))).status).toBe(401);
      await db()
        .update(staff)
        .set({ permissions: ["super"] })
        .where(eq(staff.id, admin.id));
      const unused = new URL((await server.as(admin).call(previewCompany, { company_id })).url);
      const others = await nobody().call(openPreview, {
        code:
          new URL((await server.as(chief).call(previewCompany, { company_id })).url).searchParams.get(
            "code",
          ) ?? "",
      });
      await server.as(admin).call(staffSignOut, {});
      expect((await failureOf(preview.call(info, {}))).status).toBe(401);
      const late = { code: unused.searchParams.get("code") ?? "" };
      expect((await failureOf(nobody().call(openPreview, late))).key).toBe("auth.preview_link_expired");
      expect(await server.as(others).call(info, {})).toMatchObject({ preview: true });
    });
  },
  { on: "either" },
);

withServer(
  "a server without registration",
  (server) => {
    test("says that it is closed, before anything is looked at", async () => {
      const nobody = server.as(null);
      const email = server.people.owner.email;
      for (const call of [
        () => nobody.call(registerEmail, { email }),
        () => nobody.call(checkRegisterLink, { code: "x" }),
      ])
        expect((await failureOf(call())).key).toBe("auth.registration_closed");
      expect((await nobody.call(loginCheck, {})).methods.registration).toBe(false);
    });
  },
  { on: "either", env: { CANDOR_REGISTRATION: "false" } },
);
