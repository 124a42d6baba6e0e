import { changePassword, signIn, staffSignIn } from "@candor/api/endpoints";
import { beforeEach, expect, test } from "vitest";
import { eq } from "../../database/drizzle.ts";
import { appUser, throttle } from "../../database/schema.ts";
import { failureOf } from "../../testing/failure.ts";
import { linksDone, mailTo } from "../../testing/links.ts";
import { PASSWORD } from "../../testing/people.ts";
import { withServer } from "../../testing/with-server.ts";
import { hashPassword } from "../password.ts";
import { DEVICE_COOKIE, knownDevices } from "./known-devices.ts";
import { DEVICE_LIMITS, SIGN_IN_LIMITS, SLOW_AFTER, waitAfter } from "./throttle.ts";

test("a try waits the longer the more there were, and never for ever", () => {
  const waits = Array.from({ length: 200 }, (_, tries) => waitAfter(tries));
  expect(waits.slice(0, SLOW_AFTER + 1)).toEqual(Array(SLOW_AFTER + 1).fill(0));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[SLOW_AFTER + 1]).toBeGreaterThan(0);
  expect(waits.at(-1)).toBe(8_000);
});

test("a browser is known by its cookie, to whom it was signed in with, until the password changes", () => {
  let now = 0;
  const devices = knownDevices("key", () => now);
  const ada = { kind: "customer", id: "1", passwordHash: "a" } as const;
  const grace = { kind: "customer", id: "2", passwordHash: "b" } as const;
  const one = devices.remember(undefined, ada);
  const id = devices.idOf(one, ada);
  expect(id).not.toBeNull();
  expect(devices.idOf(one, grace)).toBeNull();
  expect(devices.idOf(one, { ...ada, kind: "staff" })).toBeNull();
  expect(devices.idOf(one, { ...ada, passwordHash: "new" })).toBeNull();
  const both = devices.remember(one, grace);
  expect([devices.idOf(both, ada), devices.idOf(both, grace)]).toEqual([id, id]);
  expect(knownDevices("another key").idOf(one, ada)).toBeNull();
  const [payload, signature] = one.split(".");
  for (const forged of ["", ".", "x.y", `${payload}.`, `${payload}x.${signature}`, `.${signature}`])
    expect(devices.idOf(forged, ada)).toBeNull();
  now = 181 * 86_400_000;
  expect(devices.idOf(both, ada)).toBeNull();
});

withServer(
  "wrong passwords of others",
  (server) => {
    beforeEach(() => server.services.db.delete(throttle));

    /** One try from an address, with the cookies of a browser. */
    async function attempt(
      email: string,
      password: string,
      {
        from,
        cookie,
        call = signIn,
      }: { from: number; cookie?: string; call?: typeof signIn | typeof staffSignIn },
    ) {
      const answer = await fetch(`${server.url}${call.path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `198.18.0.${from}`,
          ...(cookie ? { cookie: `other=1; ${DEVICE_COOKIE}=${cookie}` } : {}),
        },
        body: JSON.stringify({ email, password }),
      });
      const { code } = (await answer.json()) as { code: number };
      const set = answer.headers.get("set-cookie") ?? "";
      return { code, set, cookie: /candor\.device=([^;]+)/.exec(set)?.[1] };
    }
    /** As many wrong passwords as it takes to be refused, from each of some addresses. */
    async function attack(
      email: string,
      addresses: number,
      call: typeof signIn | typeof staffSignIn = signIn,
    ) {
      for (let from = 100; from < 100 + addresses; from += 1)
        for (let tried = 0; tried < SIGN_IN_LIMITS.pair; tried += 1)
          expect((await attempt(email, "wrong", { from, call })).code).toBe(1001);
    }

    test.for([
      ["customer", signIn],
      ["member of staff", staffSignIn],
    ] as const)("close no account to its owner, a %s: they make a stranger wait", async ([kind, call]) => {
      const { email } = kind === "customer" ? server.people.stranger : server.people.expert;
      const begun = server.pauses.length;
      await attack(email, 4, call);
      const waits = server.pauses.slice(begun);
      expect(waits).toHaveLength(4 * SIGN_IN_LIMITS.pair - SLOW_AFTER);
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect((await attempt(email, PASSWORD, { from: 100, call })).code).toBe(1002);
      const before = server.pauses.length;
      expect((await attempt(email, PASSWORD, { from: 1, call })).code).toBe(0);
      expect(server.pauses.length).toBe(before + 1);
    });

    test("neither refuse nor slow down a browser that the owner has signed in with", async () => {
      const { email } = server.people.owner;
      const first = await attempt(email, PASSWORD, { from: 1 });
      expect(first.set).toMatch(/; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
      await attack(email, 3);
      // Even from the very address that the others come from.
      const before = server.pauses.length;
      const mine = await attempt(email, PASSWORD, { from: 100, cookie: first.cookie });
      expect([mine.code, server.pauses.length]).toEqual([0, before]);
      const forged = await attempt(email, PASSWORD, { from: 100, cookie: `${first.cookie}x` });
      expect(forged.code).toBe(1002);
      const other = await attempt(server.people.viewer.email, "wrong", { from: 100, cookie: first.cookie });
      expect(other.code).toBe(1001);
    });

    test("a known browser has a limit of its own, and a new password makes it a stranger", async () => {
      const { email, id } = server.people.viewer;
      const { cookie } = await attempt(email, PASSWORD, { from: 1 });
      for (let tried = 0; tried < DEVICE_LIMITS.pair; tried += 1)
        expect((await attempt(email, "wrong", { from: tried, cookie })).code).toBe(1001);
      expect((await attempt(email, PASSWORD, { from: 50, cookie })).code).toBe(1002);
      const password_hash = await hashPassword(PASSWORD);
      await server.services.db.update(appUser).set({ password_hash }).where(eq(appUser.id, id));
      const stranger = await attempt(email, PASSWORD, { from: 51, cookie });
      expect([stranger.code, server.pauses.length >= 0]).toEqual([0, true]);
    });

    test("are told to the owner by mail, once a day and in the owner's language", async () => {
      const { email } = server.people.viewer;
      await attack(email, 3);
      await server.services.db.delete(throttle);
      await attack(email, 3);
      const told = (await mailTo(server, email)).filter(({ reason }) => reason.startsWith("tries:"));
      expect(told).toHaveLength(1);
      expect(told[0]?.subject).toBe("有人正在尝试登录您的账号");
      await attack("nobody@test.example", 3);
      await linksDone(server);
      expect(await mailTo(server, "nobody@test.example")).toEqual([]);
    });

    test("do not use up the owner's own tries at changing the password", async () => {
      const { email, token } = server.people.owner;
      await attack(email, 3);
      const owner = server.as({ token });
      const next = { password: "Changed-2026", confirm_password: "Changed-2026" };
      const wrong = owner.call(changePassword, { current_password: "wrong", ...next });
      expect((await failureOf(wrong)).key).toBe("auth.password_wrong");
    });
  },
  { on: "either", env: { CANDOR_TRUST_PROXY: "true" } },
);
