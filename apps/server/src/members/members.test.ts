import {
  acceptInvitation,
  cancelInvitation,
  checkInvitation,
  completeProfile,
  info,
  inviteMember,
  leaveTeam,
  listMembers,
  magicLinkCallback,
  removeMember,
  resendInvitation,
  sendMagicLink,
  setMemberRole,
  signIn,
  signInV1,
} from "@candor/api/endpoints";
import { PLAN_FEATURES, PLANS } from "@candor/api/entities";
import { afterEach, expect, test } from "vitest";
import { hashToken } from "../auth/sessions.ts";
import { eq } from "../database/drizzle.ts";
import { appUser, auditLog, company, oneTimeLink, throttle } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { codeMailedTo, mailTo } from "../testing/links.ts";
import { PASSWORD } from "../testing/people.ts";
import { withServer } from "../testing/with-server.ts";

const PASSWORDS = { password: "Welcome-2026", confirm_password: "Welcome-2026" };
const newEmail = () => `new-${crypto.randomUUID().slice(0, 8)}@test.example`;

withServer(
  "the team",
  (server) => {
    const nobody = () => server.as(null);
    const owner = () => server.as(server.people.owner);
    const db = () => server.services.db;
    afterEach(() => db().delete(throttle));

    async function invited(email = newEmail(), role: "owner" | "viewer" = "viewer") {
      const { id } = await owner().call(inviteMember, { email, role });
      return { id, email, code: await codeMailedTo(server, email) };
    }

    async function joined(role: "owner" | "viewer" = "viewer") {
      const { email, code } = await invited(newEmail(), role);
      const given = await nobody().call(acceptInvitation, { code, ...PASSWORDS });
      const { id } = await server.as(given).call(info, {});
      return { id: String(id), email, token: given.token };
    }

    const find = async (email: string) =>
      (await owner().call(listMembers, { removed: true })).list.find((one) => one.email === email);

    test("an invitation: pending in the list, its mail, its page, the password, the profile", async () => {
      const email = newEmail();
      const pending = await owner().call(inviteMember, { email, role: "viewer", language: "cn" });
      expect(pending).toMatchObject({ email, join_status: 1, joined_at: null, expired: false });
      expect(await find(email)).toEqual(pending);
      const [message] = await mailTo(server, email);
      expect(message?.subject).toBe("邀请您加入 Ours");
      expect(message?.text).toContain("The owner 邀请您以成员身份加入 Ours 的团队。");
      const code = await codeMailedTo(server, email);
      expect(message?.html).toContain(`href="${server.url}/pages/confirm-invite?code=${code}"`);
      expect(await nobody().call(checkInvitation, { code })).toEqual({
        email,
        company_name: "Ours",
        role: "viewer",
        inviter: "The owner",
      });
      const given = await nobody().call(acceptInvitation, { code, ...PASSWORDS });
      const client = server.as(given);
      expect(await client.call(info, {})).toMatchObject({ email, language: "zh", profile_complete: false });
      const done = await client.call(completeProfile, { name: " 林月 ", position: "rd_qa" });
      expect(done).toMatchObject({ name: "林月", position: "rd_qa", profile_complete: true, role: "viewer" });
      expect(await find(email)).toMatchObject({
        join_status: 0,
        name: "林月",
        position: "rd_qa",
        self: false,
      });
      await nobody().call(signIn, { email, password: PASSWORDS.password });
      const actions = (await db().select().from(auditLog)).map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(["member.invite", "member.join", "profile.complete"]));
    });

    test("a link of an invitation works once, in time, and only the newest", async () => {
      const { id, email, code } = await invited();
      await owner().call(resendInvitation, { id });
      const newest = await codeMailedTo(server, email);
      expect((await failureOf(nobody().call(checkInvitation, { code }))).key).toBe(
        "member.invite_link_expired",
      );
      await db()
        .update(oneTimeLink)
        .set({ expires_at: new Date(Date.now() - 1) })
        .where(eq(oneTimeLink.code_hash, hashToken(newest)));
      const late = await failureOf(nobody().call(acceptInvitation, { code: newest, ...PASSWORDS }));
      expect(late.message).toBe("This link has expired. Contact your team to send it again.");
      await owner().call(resendInvitation, { id });
      const last = await codeMailedTo(server, email);
      const tried = await Promise.allSettled(
        [1, 2].map(() =>
          nobody().call(acceptInvitation, { code: last, ...PASSWORDS }, { keepDuplicate: true }),
        ),
      );
      expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const used = await failureOf(nobody().call(acceptInvitation, { code: last, ...PASSWORDS }));
      expect(used.key).toBe("member.account_registered");
    });

    test("a password that is weak or typed differently is named, and uses nothing up", async () => {
      const { code } = await invited();
      const call = (password: string, confirm_password = password) =>
        failureOf(nobody().call(acceptInvitation, { code, password, confirm_password }));
      expect((await call("letters-and-1")).fields).toEqual({ password: "auth.password_weak" });
      expect((await call("Welcome-1", "Welcome-2")).fields).toEqual({
        confirm_password: "auth.passwords_differ",
      });
      await nobody().call(checkInvitation, { code });
    });

    test("who is in the team, or in another one, is not invited", async () => {
      const { viewer, stranger } = server.people;
      const tryInvite = (email: string) =>
        failureOf(owner().call(inviteMember, { email: email.toUpperCase(), role: "viewer" }));
      const ours = await tryInvite(viewer.email);
      expect([ours.key, ours.fields]).toEqual([
        "member.email_already_in",
        { email: "member.email_already_in" },
      ]);
      expect((await tryInvite(stranger.email)).message).toBe("This user has joined another team.");
      const without = owner().call(inviteMember, { email: "", role: "viewer" });
      expect((await failureOf(without)).fields).toEqual({ email: "required" });
    });

    test("an open invitation is cancelled once, and not after the person has joined", async () => {
      const { id, code } = await invited();
      await owner().call(cancelInvitation, { id });
      expect((await failureOf(nobody().call(acceptInvitation, { code, ...PASSWORDS }))).key).toBe(
        "member.invite_link_expired",
      );
      const twice = await failureOf(owner().call(cancelInvitation, { id }));
      expect(twice.key).toBe("member.invitation_not_found");
      const other = await invited();
      await nobody().call(acceptInvitation, { code: other.code, ...PASSWORDS });
      for (const call of [cancelInvitation, resendInvitation])
        expect((await failureOf(owner().call(call, { id: other.id }))).key).toBe("member.already_joined");
    });

    test("another company's invitation and members are out of reach", async () => {
      const stranger = server.as(server.people.stranger);
      const { id } = await invited();
      const member = server.people.viewer.id;
      expect((await failureOf(stranger.call(cancelInvitation, { id }))).key).toBe(
        "member.invitation_not_found",
      );
      expect((await failureOf(stranger.call(resendInvitation, { id }))).key).toBe(
        "member.invitation_not_found",
      );
      expect((await failureOf(stranger.call(setMemberRole, { id: member, role: "owner" }))).key).toBe(
        "member.not_found",
      );
      expect((await failureOf(stranger.call(removeMember, { id: member }))).key).toBe("member.not_found");
      const { list } = await stranger.call(listMembers, {});
      expect(list.map(({ email }) => email)).toEqual([server.people.stranger.email]);
    });

    test("a suspended company: its people are out and told why, its links too, staff still look", async () => {
      const { code } = await invited();
      const { companyId } = await ours();
      const { email } = server.people.owner;
      await nobody().call(sendMagicLink, { email });
      const magic = { code: await codeMailedTo(server, email) };
      await db().update(company).set({ company_status: 0 }).where(eq(company.id, companyId));
      const refused = await Promise.all([
        failureOf(owner().call(inviteMember, { email: newEmail(), role: "viewer" })),
        failureOf(nobody().call(signIn, { email, password: PASSWORD })),
        failureOf(nobody().call(signInV1, { email, password: PASSWORD })),
        failureOf(nobody().call(magicLinkCallback, magic)),
        failureOf(nobody().call(checkInvitation, { code })),
        failureOf(nobody().call(acceptInvitation, { code, ...PASSWORDS })),
        // Who does not know the password learns nothing of it.
        failureOf(nobody().call(signIn, { email, password: "no" })),
      ]);
      const preview = await server.as(server.people.preview).call(info, {});
      await db().update(company).set({ company_status: 1 }).where(eq(company.id, companyId));
      expect(refused.map(({ key }) => key)).toEqual([
        "common.unauthenticated",
        "auth.company_suspended",
        "auth.company_suspended",
        "auth.company_suspended",
        "member.account_abnormal",
        "member.account_abnormal",
        "auth.invalid_credentials",
      ]);
      expect(preview.company.company_status).toBe(0);
      // Nothing was used up, and the sessions that were open go on.
      expect((await nobody().call(magicLinkCallback, magic)).method).toBe("magic_link");
      expect((await owner().call(info, {})).email).toBe(email);
    });

    async function ours() {
      const [row] = await db().select().from(appUser).where(eq(appUser.id, server.people.owner.id));
      return { companyId: row?.company_id ?? "" };
    }

    test("the plan's number of members holds, open invitations counted, also at once", async () => {
      const { companyId } = await ours();
      const limit = PLAN_FEATURES.freetrial.members;
      for (let invitations = 0; invitations < limit; invitations += 1) await invited();
      await db().update(company).set({ product_version: PLANS.freetrial }).where(eq(company.id, companyId));
      const refused = await failureOf(owner().call(inviteMember, { email: newEmail(), role: "viewer" }));
      expect(refused.key).toBe("member.limit_reached");
      await db().update(company).set({ product_version: PLANS.enterprise }).where(eq(company.id, companyId));
      const theirs = server.as(server.people.stranger);
      const [them] = await db().select().from(appUser).where(eq(appUser.id, server.people.stranger.id));
      const their = eq(company.id, them?.company_id ?? "");
      await db().update(company).set({ product_version: PLANS.freetrial }).where(their);
      const tried = await Promise.allSettled(
        Array.from({ length: 5 }, () => theirs.call(inviteMember, { email: newEmail(), role: "viewer" })),
      );
      expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(limit - 1);
    });

    test("a role holds from the next request on, and the last owner stays one", async () => {
      const { owner: self } = server.people;
      const member = await joined();
      const asMember = server.as(member);
      const refused = await failureOf(asMember.call(inviteMember, { email: newEmail(), role: "viewer" }));
      expect(refused.status).toBe(403);
      const last = await failureOf(owner().call(setMemberRole, { id: self.id, role: "viewer" }));
      expect([last.key, last.message]).toEqual([
        "member.last_owner",
        "The team needs an administrator. Make another member administrator first.",
      ]);
      expect((await failureOf(owner().call(leaveTeam, {}))).key).toBe("member.last_owner");
      const changed = await owner().call(setMemberRole, { id: member.id, role: "owner" });
      expect(changed).toMatchObject({ id: member.id, role: "owner" });
      await asMember.call(inviteMember, { email: newEmail(), role: "viewer" });
      await asMember.call(leaveTeam, {});
      expect((await failureOf(asMember.call(info, {}))).status).toBe(401);
    });

    test("two owners who step down at once leave one", async () => {
      const [one, two] = [await joined("owner"), await joined("owner")];
      await owner().call(setMemberRole, { id: server.people.owner.id, role: "viewer" });
      const tried = await Promise.allSettled([one, two].map((who) => server.as(who).call(leaveTeam, {})));
      expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const { id } = server.people.owner;
      const left = tried[0]?.status === "fulfilled" ? two : one;
      await server.as(left).call(setMemberRole, { id, role: "owner" });
      await server.as(left).call(leaveTeam, {});
    });

    test("who is removed is out at once, stays in the list as such, and can be invited again", async () => {
      const member = await joined();
      await owner().call(removeMember, { id: member.id });
      expect((await failureOf(server.as(member).call(info, {}))).status).toBe(401);
      const credentials = { email: member.email, password: PASSWORDS.password };
      expect((await failureOf(nobody().call(signIn, credentials))).key).toBe("auth.invalid_credentials");
      expect(await find(member.email)).toMatchObject({ id: member.id, join_status: 2 });
      const { list } = await owner().call(listMembers, {});
      expect(list.map(({ id }) => id)).not.toContain(member.id);
      expect((await failureOf(owner().call(removeMember, { id: member.id }))).key).toBe("member.not_found");
      const again = await invited(member.email);
      await nobody().call(acceptInvitation, { code: again.code, ...PASSWORDS });
      expect((await nobody().call(signIn, credentials)).token).toBeTruthy();
    });

    test("nobody is written to again and again", async () => {
      const { id, email } = await invited();
      await owner().call(resendInvitation, { id });
      await owner().call(inviteMember, { email, role: "viewer" });
      const refused = await failureOf(owner().call(resendInvitation, { id }));
      expect([refused.status, refused.key]).toEqual([429, "auth.too_frequent"]);
      expect(await mailTo(server, email)).toHaveLength(3);
    });
  },
  { on: "either" },
);
