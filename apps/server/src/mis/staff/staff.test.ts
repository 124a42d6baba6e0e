import {
  acceptStaffLink,
  changeStaffPassword,
  checkStaffLink,
  createStaff,
  enableStaff,
  endStaffSessions,
  info,
  inviteStaff,
  listLogs,
  listStaff,
  listStaffSessions,
  misInfo,
  openPreview,
  previewCompany,
  revokeOtherStaffSessions,
  revokeStaffSession,
  staffSignIn,
  updateStaff,
} from "@candor/api/endpoints";
import type { StaffPermission } from "@candor/api/entities";
import { expect, test } from "vitest";
import { eq, inArray } from "../../database/drizzle.ts";
import { staff } from "../../database/schema.ts";
import { failureOf } from "../../testing/failure.ts";
import { codeMailedTo, mailTo } from "../../testing/links.ts";
import { PASSWORD } from "../../testing/people.ts";
import { sessionOf } from "../../testing/second-factor.ts";
import { withServer } from "../../testing/with-server.ts";
import { changeStaff } from "./changes.ts";
import { addStaff } from "./invite.ts";

const NEW = { password: "Changed-2026", confirm_password: "Changed-2026" };

withServer(
  "accounts of staff",
  (server) => {
    const chief = () => server.as(server.people.chief);
    const nobody = () => server.as(null);
    const newEmail = () => `${crypto.randomUUID()}@test.example`;
    const add = (permissions: StaffPermission[] = ["view_scan"], email = newEmail()) =>
      chief().call(createStaff, { username: "Ada", email, permissions }, { keepDuplicate: true });
    /** Someone who was invited and has come. */
    async function joined(permissions: StaffPermission[]) {
      const account = await add(permissions);
      const code = await codeMailedTo(server, account.email);
      return { ...account, ...(await nobody().call(acceptStaffLink, { code, ...NEW })) };
    }

    test("one is added, sets a password by the mailed link, and may do what was set", async () => {
      const account = await add(["view_scan", "view_company"]);
      expect(account).toMatchObject({ state: "invited", sessions: 0, last_seen_at: null, own: false });
      const early = nobody().call(staffSignIn, { email: account.email, password: NEW.password });
      expect((await failureOf(early)).key).toBe("auth.invalid_credentials");
      const code = await codeMailedTo(server, account.email);
      expect(await nobody().call(checkStaffLink, { code })).toEqual({
        username: "Ada",
        email: account.email,
      });
      const weak = nobody().call(acceptStaffLink, {
        code,
        password: "abcdefgh",
        confirm_password: "abcdefgh",
      });
      expect((await failureOf(weak)).key).toBe("auth.password_weak");
      const session = await nobody().call(acceptStaffLink, { code, ...NEW });
      expect((await server.as(session).call(misInfo, {})).permissions).toEqual(["view_scan", "view_company"]);
      const again = nobody().call(acceptStaffLink, { code, ...NEW });
      expect((await failureOf(again)).key).toBe("auth.staff_link_expired");
      await nobody().call(staffSignIn, { email: account.email, password: NEW.password });
      const { list } = await chief().call(listStaff, { search: account.email });
      expect(list).toMatchObject([{ id: account.id, state: "active", sessions: 2 }]);
      const joinedAlready = chief().call(inviteStaff, { id: account.id });
      expect((await failureOf(joinedAlready)).key).toBe("mis.staff_joined");
    });

    test("a new link ends the one before, and a changed e-mail all that were sent", async () => {
      const account = await add();
      const first = await codeMailedTo(server, account.email);
      await chief().call(inviteStaff, { id: account.id });
      const second = await codeMailedTo(server, account.email);
      expect((await failureOf(nobody().call(checkStaffLink, { code: first }))).key).toBe(
        "auth.staff_link_expired",
      );
      const email = newEmail();
      await chief().call(updateStaff, { id: account.id, email });
      expect((await failureOf(nobody().call(checkStaffLink, { code: second }))).key).toBe(
        "auth.staff_link_expired",
      );
      expect(await mailTo(server, email)).toEqual([]);
    });

    test("an e-mail belongs to one account", async () => {
      const account = await add();
      const twice = await failureOf(add([], account.email.toUpperCase()));
      expect([twice.key, twice.fields]).toEqual([
        "mis.staff_email_taken",
        { email: "mis.staff_email_taken" },
      ]);
      const other = await add();
      const taken = chief().call(updateStaff, { id: other.id, email: account.email });
      expect((await failureOf(taken)).key).toBe("mis.staff_email_taken");
    });

    test("permissions hold from the next call on", async () => {
      const one = await joined(["view_scan"]);
      expect((await failureOf(server.as(one).call(listStaff, {}))).key).toBe("common.forbidden");
      await chief().call(updateStaff, { id: one.id, permissions: ["super"] });
      expect((await server.as(one).call(listStaff, {})).total).toBeGreaterThan(1);
      await chief().call(updateStaff, { id: one.id, permissions: [] });
      expect((await failureOf(server.as(one).call(listStaff, {}))).key).toBe("common.forbidden");
      const twice = chief().call(updateStaff, { id: one.id, permissions: ["view_scan", "view_scan"] });
      expect((await failureOf(twice)).fields).toHaveProperty("permissions");
    });

    test("what another changed meanwhile is not overwritten before it was read", async () => {
      const { id, email } = await add(["view_scan"]);
      const seen = { permissions: ["view_scan"] as StaffPermission[] };
      await chief().call(updateStaff, { id, permissions: ["view_company"], seen });
      const blind = await failureOf(chief().call(updateStaff, { id, permissions: [], seen }));
      expect([blind.key, blind.fields]).toEqual([
        "mis.changed_meanwhile",
        { permissions: "mis.changed_meanwhile" },
      ]);
      const { list } = await chief().call(listStaff, { id });
      expect(list).toMatchObject([{ email, permissions: ["view_company"] }]);
      // Of other fields that nobody else changed it does not stop.
      const renamed = await chief().call(updateStaff, { id, username: "Grace", seen: { username: "Ada" } });
      expect(renamed).toMatchObject({ username: "Grace", permissions: ["view_company"] });
    });

    test("who is shut out is out at once, previews too, and comes in again with the same password", async () => {
      const one = await joined(["super"]);
      const { company_id } = await server.as(server.people.owner).call(info, {});
      const { url } = await server.as(one).call(previewCompany, { company_id });
      const code = new URL(url).searchParams.get("code") ?? "";
      const preview = await nobody().call(openPreview, { code });
      const unused = await server.as(one).call(previewCompany, { company_id }, { keepDuplicate: true });
      expect((await chief().call(enableStaff, { id: one.id, enabled: false })).state).toBe("disabled");
      expect((await failureOf(server.as(one).call(misInfo, {}))).status).toBe(401);
      expect((await failureOf(server.as(preview).call(info, {}))).status).toBe(401);
      const late = nobody().call(openPreview, { code: new URL(unused.url).searchParams.get("code") ?? "" });
      expect((await failureOf(late)).key).toBe("auth.preview_link_expired");
      const credentials = { email: one.email, password: NEW.password };
      expect((await failureOf(nobody().call(staffSignIn, credentials))).key).toBe("auth.staff_disabled");
      const guess = nobody().call(staffSignIn, { ...credentials, password: "Another-2026" });
      expect((await failureOf(guess)).key, "told to nobody who only tries").toBe("auth.invalid_credentials");
      await chief().call(enableStaff, { id: one.id, enabled: true });
      await nobody().call(staffSignIn, credentials);
    });

    test("one's own password is changed with the one in use; this session alone stays", async () => {
      const one = await joined([]);
      const { email } = one;
      const change = {
        current_password: NEW.password,
        password: "Other-2027",
        confirm_password: "Other-2027",
      };
      const client = server.as(one);
      const other = sessionOf(await nobody().call(staffSignIn, { email, password: NEW.password }));
      const wrong = await failureOf(client.call(changeStaffPassword, { ...change, current_password: "no" }));
      expect(wrong.fields).toEqual({ current_password: "auth.password_wrong" });
      const weak = client.call(changeStaffPassword, {
        ...change,
        password: "short",
        confirm_password: "short",
      });
      expect((await failureOf(weak)).key).toBe("auth.password_weak");
      await client.call(changeStaffPassword, change);
      expect(await client.call(misInfo, {})).toMatchObject({ email });
      expect((await failureOf(server.as(other).call(misInfo, {}))).status).toBe(401);
      const before = nobody().call(staffSignIn, { email, password: NEW.password });
      expect((await failureOf(before)).key).toBe("auth.invalid_credentials");
      sessionOf(await nobody().call(staffSignIn, { email, password: "Other-2027" }));
      const { list } = await chief().call(listLogs, { target_id: one.id, action: "password.change" });
      expect(list).toHaveLength(1);
    });

    test("sessions of another are ended, and of oneself all but this one", async () => {
      const one = await joined([]);
      await nobody().call(staffSignIn, { email: one.email, password: NEW.password });
      expect(await chief().call(endStaffSessions, { id: one.id })).toEqual({ ended: 2 });
      const { chief: own } = server.people;
      const reply = await nobody().call(staffSignIn, { email: own.email, password: PASSWORD });
      const second = sessionOf(reply);
      await chief().call(endStaffSessions, { id: own.id });
      expect((await failureOf(server.as(second).call(misInfo, {}))).status).toBe(401);
      await chief().call(misInfo, {});
    });

    test("whoever is of staff ends one of their own sessions, and nobody else's", async () => {
      const one = await joined([]);
      const signedIn = async () =>
        server.as(sessionOf(await nobody().call(staffSignIn, { email: one.email, password: NEW.password })));
      const here = await signedIn();
      const there = await signedIn();
      const own = async (client: typeof here) => (await client.call(listStaffSessions, {})).list;
      const { id = "" } = (await own(there)).find(({ current }) => current) ?? {};
      expect((await failureOf(chief().call(revokeStaffSession, { id }))).key).toBe("auth.session_not_found");
      expect((await own(here)).map((session) => session.id)).toContain(id);
      await here.call(revokeStaffSession, { id });
      expect((await failureOf(there.call(misInfo, {}))).status).toBe(401);
      // That of the invitation is left beside the one that asks.
      expect(await here.call(revokeOtherStaffSessions, {})).toEqual({ ended: 1 });
      expect(await own(here)).toMatchObject([{ current: true, method: "password" }]);
    });

    test.each(["one", "all others", "all"])(
      "previews and links to them end with %s of their sessions",
      async (which) => {
        const one = await joined(["super"]);
        const here = server.as(
          sessionOf(await nobody().call(staffSignIn, { email: one.email, password: NEW.password })),
        );
        const { company_id } = await server.as(server.people.owner).call(info, {});
        const codeOf = async () => {
          const { url } = await server.as(one).call(previewCompany, { company_id }, { keepDuplicate: true });
          return new URL(url).searchParams.get("code") ?? "";
        };
        const preview = server.as(await nobody().call(openPreview, { code: await codeOf() }));
        const unused = await codeOf();
        await preview.call(info, {});
        if (which === "one") {
          const { list } = await here.call(listStaffSessions, {});
          await here.call(revokeStaffSession, { id: list.find(({ current }) => !current)?.id ?? "" });
        } else if (which === "all") {
          expect(await chief().call(endStaffSessions, { id: one.id }), "previews are no sign-ins").toEqual({
            ended: 2,
          });
        } else {
          expect(await here.call(revokeOtherStaffSessions, {}), "previews are no sign-ins").toEqual({
            ended: 1,
          });
        }
        expect((await failureOf(preview.call(info, {}))).status).toBe(401);
        const late = await failureOf(nobody().call(openPreview, { code: unused }));
        expect(late.key).toBe("auth.preview_link_expired");
      },
    );

    test("the last one with super stays, whoever asks and however many at once", async () => {
      const { db } = server.services;
      const others = [server.people.admin.id, server.people.chief.id];
      const [left, right] = [await joined(["super"]), await joined(["super"])];
      const all = await db.select().from(staff);
      const supers = all.filter(({ permissions }) => permissions.includes("super")).map(({ id }) => id);
      const rest = supers.filter((id) => id !== left.id && id !== right.id);
      await db.update(staff).set({ disabled_at: new Date() }).where(inArray(staff.id, rest));
      // Invited and never come: nobody who could help.
      await addStaff(
        server.services,
        { username: "Later", email: newEmail(), permissions: ["super"] },
        { actor: { system: true } },
        "en",
      );
      const demote = (by: typeof left, id: string) =>
        server.as(by).call(updateStaff, { id, permissions: ["view_scan"] });
      const tried = await Promise.allSettled([demote(left, right.id), demote(right, left.id)]);
      expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const [last] = [left, right].filter((_, at) => tried[at]?.status === "fulfilled");
      if (!last) throw new Error("nobody is left");
      const self = await failureOf(server.as(last).call(enableStaff, { id: last.id, enabled: false }));
      expect(self.key).toBe("mis.staff_last_super");
      const byOperator = changeStaff(db, { id: last.id, permissions: [] }, { actor: { system: true } });
      await expect(byOperator).rejects.toMatchObject({ key: "mis.staff_last_super" });
      await db.update(staff).set({ disabled_at: null }).where(inArray(staff.id, others));
    });

    test("every change stands in the log with whom it was about", async () => {
      const one = await joined([]);
      await chief().call(updateStaff, { id: one.id, username: "Grace" });
      await chief().call(enableStaff, { id: one.id, enabled: false });
      await chief().call(enableStaff, { id: one.id, enabled: true });
      await chief().call(endStaffSessions, { id: one.id });
      const { list } = await chief().call(listLogs, { target_id: one.id });
      expect(list.map(({ action }) => action).toReversed()).toEqual([
        ...[
          "staff.create",
          "staff.accept",
          "staff.update",
          "staff.disable",
          "staff.enable",
          "staff.end_sessions",
        ],
      ]);
      const [row] = await server.services.db.select().from(staff).where(eq(staff.id, one.id));
      expect(row?.username).toBe("Grace");
    });
  },
  { on: "either" },
);
