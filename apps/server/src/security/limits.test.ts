import type { RequestOf } from "@candor/api/contract";
import { type Endpoint, endpoints } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { throttle } from "../database/schema.ts";
import { accessCases } from "../testing/access/index.ts";
import { withServer } from "../testing/with-server.ts";

/** Calls that guess at a secret, make mail or begin a sign-on: each counts its tries in the database. */
const COUNTED = [
  "auth.signIn",
  "auth.signInV1",
  "auth.sendMagicLink",
  "auth.magicLinkCallback",
  "auth.openPreview",
  "staff.signIn",
  "staff.setup",
  "staff.linkCheck",
  "staff.accept",
  "password.sendEmail",
  "password.linkCheck",
  "password.reset",
  "password.change",
  "registration.sendEmail",
  "registration.linkCheck",
  "registration.register",
  "invitation.linkCheck",
  "invitation.accept",
  "member.invite",
];

/** Where a whole account is slowed down instead of refused. */
const SIGN_INS = ["auth.signIn", "auth.signInV1", "staff.signIn"];

/** Public calls that only read what anyone may know, under the limit that every call has; and why. */
const OPEN: Readonly<Record<string, string>> = {
  "auth.loginCheck": "tells the ways to sign in; a token is 256 random bits",
  "auth.authorize": "counted where single sign-on is configured; else it answers that it is not",
  "auth.callback": "counted where single sign-on is configured; else it answers that it is not",
  "help.category": "reads pages that are open to all",
  "help.content": "reads pages that are open to all",
  "help.document": "reads pages that are open to all",
  "help.new": "reads pages that are open to all",
  "help.setup": "reads what every page shows",
};

const isPublic = ({ access }: Endpoint) => access.kind === "public";

test("every call that is open to nobody in particular is limited more narrowly than the rest, or says why not", () => {
  const loose = endpoints.filter((one) => isPublic(one) && !one.perMinute && !COUNTED.includes(one.id));
  expect(loose.map(({ id }) => id).filter((id) => !OPEN[id])).toEqual([]);
  const ids = new Set(endpoints.map(({ id }) => id));
  expect([...COUNTED, ...Object.keys(OPEN)].filter((id) => !ids.has(id))).toEqual([]);
});

withServer(
  "an attacker who tries again and again",
  (server) => {
    test.for(COUNTED)("%s counts by account and by address, and ends in 429", async (id, { expect }) => {
      const endpoint = endpoints.find((one) => one.id === id);
      if (!endpoint) throw new Error(`no ${id}`);
      await server.services.db.delete(throttle);
      const person = isPublic(endpoint) ? null : server.people.owner;
      const client = server.as(person);
      const request = accessCases[id]?.request as RequestOf<Endpoint>;
      const attempt = () =>
        client.call(endpoint, request, { keepDuplicate: true }).then(
          () => 200,
          (error: { status?: number }) => error.status,
        );
      expect(await attempt()).not.toBe(429);
      const counters = await server.services.db.select().from(throttle);
      expect(counters.length).toBeGreaterThanOrEqual(2);
      expect(JSON.stringify(counters)).not.toMatch(/@|127\.0\.0\.1/);
      const slowed: string[] = [];
      for (const { key } of counters) {
        // Each of them is enough by itself: to be refused, or to wait.
        await server.services.db.delete(throttle);
        const ends = new Date(Date.now() + 60_000);
        await server.services.db.insert(throttle).values({ key, count: 100_000, window_ends_at: ends });
        const waits = server.pauses.length;
        const status = await attempt();
        if (server.pauses.length > waits) slowed.push(id);
        else expect([id, status]).toEqual([id, 429]);
      }
      // An account as a whole is never closed by what others try on it.
      expect(slowed).toEqual(SIGN_INS.includes(id) ? [id] : []);
    });
  },
  { on: "either" },
);
