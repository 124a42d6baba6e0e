import { channel } from "node:diagnostics_channel";
import type { ApiError } from "@candor/api/client";
import {
  checkResetLink,
  info,
  magicLinkCallback,
  resetPassword,
  sendMagicLink,
  sendResetEmail,
  signIn,
} from "@candor/api/endpoints";
import { afterEach, expect, test } from "vitest";
import { desc, eq } from "../../database/drizzle.ts";
import { appUser, auditLog, mail, oneTimeLink, session, throttle } from "../../database/schema.ts";
import { failureOf } from "../../testing/failure.ts";
import { codeMailedTo, linksDone, mailTo } from "../../testing/links.ts";
import { PASSWORD } from "../../testing/people.ts";
import { withServer } from "../../testing/with-server.ts";
import { HASH_CHANNEL } from "../password.ts";
import { hashToken } from "../sessions.ts";
import { LINK_LIMITS, MAIL_LIMITS } from "../throttle/throttle.ts";

const NEW = { password: "changed-8", confirm_password: "changed-8" };
const UNKNOWN = "nobody@test.example";

/** The cost of every hash that some work computes. */
async function hashesDuring(work: () => Promise<unknown>): Promise<unknown[]> {
  const seen: unknown[] = [];
  const listen = (cost: unknown) => seen.push(cost);
  channel(HASH_CHANNEL).subscribe(listen);
  await work();
  channel(HASH_CHANNEL).unsubscribe(listen);
  return seen;
}

withServer(
  "links by mail",
  (server) => {
    const nobody = () => server.as(null);
    const db = () => server.services.db;
    afterEach(() => db().delete(throttle));

    async function resetCode(email: string): Promise<string> {
      await nobody().call(sendResetEmail, { email });
      return codeMailedTo(server, email);
    }

    const expire = (code: string) =>
      db()
        .update(oneTimeLink)
        .set({ expires_at: new Date(Date.now() - 1) })
        .where(eq(oneTimeLink.code_hash, hashToken(code)));

    test("a sign-in costs the same hash whether or not there is such an account", async () => {
      const tryWith = (email: string) =>
        hashesDuring(() => failureOf(nobody().call(signIn, { email, password: "no" })));
      await tryWith(UNKNOWN);
      const known = await tryWith(server.people.owner.email);
      expect(known).toHaveLength(1);
      expect(await tryWith(UNKNOWN)).toEqual(known);
    });

    test.for([
      ["a reset", sendResetEmail],
      ["a sign-in link", sendMagicLink],
    ] as const)(
      "asking for %s does and answers the same for an e-mail without an account",
      async ([, call]) => {
        const ask = (email: string) => nobody().call(call, { email });
        expect(await hashesDuring(() => ask(server.people.owner.email))).toEqual([]);
        expect(await hashesDuring(() => ask(UNKNOWN))).toEqual([]);
        expect(await ask(UNKNOWN)).toEqual(await ask(server.people.owner.email));
        expect(await mailTo(server, UNKNOWN)).toEqual([]);
        expect(await mailTo(server, server.people.owner.email)).not.toEqual([]);
      },
    );

    test("a reset: the mail in the reader's language, its link, a new password, and everyone is out", async () => {
      const { viewer } = server.people;
      const code = await resetCode(viewer.email.toUpperCase());
      const [message] = await mailTo(server, viewer.email);
      expect(message?.subject).toBe("重置您的密码");
      expect(message?.html).toContain(`href="${server.url}/pages/reset-password?code=${code}"`);
      const { email } = await nobody().call(checkResetLink, { code });
      expect(email).toBe("v•••@test.example");
      expect(await nobody().call(resetPassword, { code, ...NEW })).toEqual({});
      expect((await failureOf(server.as(viewer).call(info, {}))).status).toBe(401);
      const again = await nobody().call(signIn, { email: viewer.email, password: NEW.password });
      expect((await server.as(again).call(info, {})).email).toBe(viewer.email);
      const old = nobody().call(signIn, { email: viewer.email, password: PASSWORD });
      expect((await failureOf(old)).key).toBe("auth.invalid_credentials");
      const [entry] = await db().select().from(auditLog).where(eq(auditLog.action, "password.reset"));
      expect(entry).toMatchObject({ target_id: viewer.id, address: "127.0.0.1" });
    });

    test("no code and no password is stored or told anywhere but in the mail", async () => {
      const code = await resetCode(server.people.owner.email);
      for (const table of [oneTimeLink, auditLog, session, appUser, throttle]) {
        const rows = JSON.stringify(await db().select().from(table));
        expect(rows).not.toContain(code);
        expect(rows).not.toContain(NEW.password);
      }
    });

    test("a reset link works once, also for two who use it at once", async () => {
      const code = await resetCode(server.people.stranger.email);
      const tried = await Promise.allSettled(
        [1, 2].map(() => nobody().call(resetPassword, { code, ...NEW }, { keepDuplicate: true })),
      );
      expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect((await failureOf(nobody().call(resetPassword, { code, ...NEW }))).key).toBe(
        "auth.reset_link_expired",
      );
      expect((await failureOf(nobody().call(checkResetLink, { code }))).key).toBe("auth.reset_link_expired");
    });

    test("a reset link ends with its time, and with the next one", async () => {
      const { email } = server.people.stranger;
      const first = await resetCode(email);
      const second = await resetCode(email);
      expect((await failureOf(nobody().call(checkResetLink, { code: first }))).key).toBe(
        "auth.reset_link_expired",
      );
      await expire(second);
      const late = await failureOf(nobody().call(resetPassword, { code: second, ...NEW }));
      expect([late.key, late.message]).toEqual([
        "auth.reset_link_expired",
        "This link has expired. Send the reset email again.",
      ]);
    });

    test("a link of one kind does not open another", async () => {
      const code = await resetCode(server.people.stranger.email);
      expect((await failureOf(nobody().call(magicLinkCallback, { code }))).key).toBe(
        "auth.magic_link_expired",
      );
      await nobody().call(checkResetLink, { code });
    });

    test("a new password has its rule, and is typed twice", async () => {
      const code = await resetCode(server.people.stranger.email);
      const call = (password: string, confirm_password = password) =>
        failureOf(nobody().call(resetPassword, { code, password, confirm_password }));
      const short = await call("abc1");
      expect([short.key, short.fields]).toEqual(["auth.password_rule", { password: "auth.password_rule" }]);
      expect((await call("lettersonly")).key).toBe("auth.password_rule");
      const differ = await call("letters-and-1", "letters-and-2");
      expect([differ.key, differ.fields]).toEqual([
        "auth.passwords_differ",
        { confirm_password: "auth.passwords_differ" },
      ]);
      await nobody().call(checkResetLink, { code });
    });

    test("guessing codes costs no hash, and ends in 429", async () => {
      const guess = (): Promise<ApiError> =>
        failureOf(
          nobody().call(resetPassword, { code: crypto.randomUUID(), ...NEW }, { keepDuplicate: true }),
        );
      expect(await hashesDuring(guess)).toEqual([]);
      const answers = await Promise.all(Array.from({ length: LINK_LIMITS.address }, guess));
      expect(answers.at(0)?.key).toBe("auth.reset_link_expired");
      expect(await guess()).toMatchObject({ key: "auth.too_frequent", status: 429 });
    });

    test.for([
      ["known", (): string => server.people.owner.email],
      ["unknown", (): string => UNKNOWN],
    ] as const)("mail to a %s e-mail is limited, for either in the same way", async ([, email]) => {
      const before = (await mailTo(server, email())).length;
      for (let sent = 0; sent < MAIL_LIMITS.pair; sent += 1)
        await nobody().call(sendResetEmail, { email: email() });
      const refused = await failureOf(nobody().call(sendResetEmail, { email: email() }));
      expect([refused.status, refused.key]).toEqual([429, "auth.too_frequent"]);
      await linksDone(server);
      expect((await mailTo(server, email())).length - before).toBeLessThanOrEqual(MAIL_LIMITS.pair);
    });

    test("an address that is no e-mail is named", async () => {
      const refused = await failureOf(nobody().call(sendResetEmail, { email: "nobody" }));
      expect([refused.status, refused.fields]).toEqual([400, { email: "format" }]);
    });

    test("a magic link signs in once, goes where one wanted to, and tells the method", async () => {
      const { owner } = server.people;
      await nobody().call(sendMagicLink, { email: owner.email, redirect_uri: `${server.url}/checks?a=1` });
      const code = await codeMailedTo(server, owner.email);
      const given = await nobody().call(magicLinkCallback, { code });
      expect(given).toMatchObject({ method: "magic_link", redirect_uri: "/checks?a=1" });
      expect((await server.as(given).call(info, {})).email).toBe(owner.email);
      expect((await failureOf(nobody().call(magicLinkCallback, { code }))).key).toBe(
        "auth.magic_link_expired",
      );
      await nobody().call(sendMagicLink, { email: owner.email });
      const late = await codeMailedTo(server, owner.email);
      await expire(late);
      expect((await failureOf(nobody().call(magicLinkCallback, { code: late }))).key).toBe(
        "auth.magic_link_expired",
      );
    });

    test.for(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])(
      "a magic link does not lead to %s",
      async (redirect_uri) => {
        const { email } = server.people.owner;
        const refused = await failureOf(nobody().call(sendMagicLink, { email, redirect_uri }));
        expect([refused.key, refused.fields]).toEqual([
          "auth.redirect_not_allowed",
          { redirect_uri: "auth.redirect_not_allowed" },
        ]);
      },
    );

    test("the outbox's subjects carry no code", async () => {
      const [newest] = await db().select().from(mail).orderBy(desc(mail.created_at)).limit(1);
      expect(newest?.subject).not.toMatch(/code=/);
    });
  },
  { on: "either" },
);
