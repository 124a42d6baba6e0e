import { type ApiClient, downloadOf, streamOf } from "@candor/api/client";
import type { RequestOf } from "@candor/api/contract";
import { type Endpoint, endpoints, type FileEndpoint, type StreamEndpoint } from "@candor/api/endpoints";
import { errorCodeOf } from "@candor/api/errors";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { throttle } from "../database/schema.ts";
import { nowhere } from "./access/cases.ts";
import { accessCases } from "./access/index.ts";
import { type Belongings, createBelongings } from "./belongings.ts";
import { type Caller, callersOf } from "./callers.ts";
import { failureOf } from "./failure.ts";
import { type Watch, watchData } from "./snapshot.ts";
import { withServer } from "./with-server.ts";

/** Reads a whole answer, a stream to its end. */
async function answerOf(client: ApiClient, endpoint: Endpoint, request: RequestOf<Endpoint>): Promise<void> {
  if (isFile(endpoint)) {
    await downloadOf(client, endpoint, request as never, { keepDuplicate: true });
    return;
  }
  if (!isStream(endpoint)) {
    await client.call(endpoint, request, { keepDuplicate: true });
    return;
  }
  for await (const _ of streamOf(client, endpoint, request, { keepDuplicate: true }));
}

const isFile = (endpoint: Endpoint): endpoint is FileEndpoint => endpoint.file === true;
const isStream = (endpoint: Endpoint): endpoint is StreamEndpoint => endpoint.stream === true;

/** End sessions or a membership of the caller: nobody goes on with what called one of them. */
const USES_UP_CALLER = new Set([
  ...["auth.signOut", "auth.signOnLogout", "staff.signOut", "member.leave"],
  ...["account.revokeSession", "account.revokeOtherSessions"],
  ...["staff.revokeSession", "staff.revokeOtherSessions"],
]);

/** A test only where there is something to test. */
const when = (applies: boolean) => (name: string, run: () => Promise<void>) => {
  if (applies) test(name, run);
};

/** Of one company: its ids in another's hands find nothing. */
const OURS: readonly (keyof Belongings)[] = [
  ...(["company", "member", "session", "invitation", "website", "free_website", "published"] as const),
  ...(["published_report", "reviewed", "reviewed_result", "reviewed_report", "failed", "check"] as const),
  ...(["comment", "upload"] as const),
];

test("every endpoint stands in the table, and nothing else", () => {
  expect(Object.keys(accessCases).sort()).toEqual(endpoints.map(({ id }) => id).sort());
});

withServer(
  "access",
  (server) => {
    let callers: Caller[] = [];
    /** Sessions to go on with, by the kind of caller. */
    const sessions = new Map<string, string | null>();
    let ids: string[] = [];
    let watch: Watch;
    let addresses = 0;

    beforeAll(async () => {
      const belongings = await createBelongings(server);
      ids = OURS.map((name) => belongings[name]);
      callers = callersOf(server, belongings.company);
      watch = await watchData(server.services.db);
    });

    // Accounts and links have limits of their own, which count whoever got in.
    beforeEach(() => server.services.db.delete(throttle));

    /** Each from an address of its own, behind the proxy that the server trusts: none is slowed down. */
    async function send(endpoint: Endpoint, token: string | null, body: string): Promise<Response> {
      addresses += 1;
      const isPost = endpoint.method === "POST";
      return fetch(`${server.url}${endpoint.path}`, {
        method: endpoint.method,
        ...(isPost ? { body } : {}),
        headers: {
          "x-forwarded-for": `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(isPost ? { "content-type": "application/json" } : {}),
        },
      });
    }

    /** What the guard said; `in` where the call got past it. */
    async function verdictOf(answer: Response): Promise<string> {
      if (!answer.headers.get("content-type")?.startsWith("application/json")) {
        await answer.body?.cancel();
        return "in";
      }
      const key = errorCodeOf(((await answer.json()) as { code: number }).code);
      const refused = [401, 403, 429].includes(answer.status) || answer.status >= 500;
      return refused && key && key !== "auth.too_frequent" ? key : "in";
    }

    /** Kept from call to call until one of them may have ended it. */
    async function tokenOf(caller: Caller): Promise<string | null> {
      const known = sessions.get(caller.name);
      if (known !== undefined) return known;
      const token = await caller.token();
      sessions.set(caller.name, token);
      return token;
    }
    const named = (name: string) => {
      const caller = callers.find((one) => one.name === name);
      if (!caller) throw new Error(`no ${name}`);
      return tokenOf(caller);
    };

    describe.for(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))("%s", ([id, endpoint]) => {
      const request = accessCases[id]?.request as RequestOf<Endpoint>;
      const body = JSON.stringify(request);
      const { access } = endpoint;
      const principal = { public: "nobody", customer: "an owner", staff: "staff with super" }[access.kind];
      const asPrincipal = async () => {
        const token = await named(principal);
        return server.as(token === null ? null : { token });
      };
      if (USES_UP_CALLER.has(id)) afterEach(() => sessions.clear());

      test("answers who may call it", async () => {
        const call = answerOf(await asPrincipal(), endpoint, request);
        const wanted = accessCases[id]?.answer ?? "done";
        expect(wanted === "done" ? await call.then(() => "done") : (await failureOf(call)).key).toBe(wanted);
      });

      test("lets in whom it declares, of every kind of caller", async () => {
        const told: Record<string, string> = {};
        const declared: Record<string, string> = {};
        for (const caller of callers) {
          told[caller.name] = await verdictOf(await send(endpoint, await tokenOf(caller), body));
          declared[caller.name] = caller.expected(access);
        }
        expect(told).toEqual(declared);
      });

      when(!endpoint.request.safeParse({}).success)("names what is missing", async () => {
        const refused = await failureOf((await asPrincipal()).call(endpoint, {} as RequestOf<Endpoint>));
        expect([refused.status, refused.key]).toEqual([400, "common.invalid"]);
        expect(Object.keys(refused.fields).length).toBeGreaterThan(0);
      });

      const takesIds = body.includes(nowhere);
      const withOurs = () => ids.map((one) => body.replaceAll(nowhere, one));

      when(access.kind === "customer" && takesIds)("finds nothing of ours for another company", async () => {
        const stranger = await named("an owner of another company");
        await watch.changed();
        const none = await (await send(endpoint, stranger, body)).text();
        const answers = new Set<string>();
        for (const one of withOurs()) answers.add(await (await send(endpoint, stranger, one)).text());
        expect([...answers]).toEqual([none]);
        expect(await watch.changed()).toEqual([]);
      });

      when(access.kind === "customer" && !takesIds && !USES_UP_CALLER.has(id))(
        "tells another company nothing of ours",
        async () => {
          const stranger = await named("an owner of another company");
          const answer = await (await send(endpoint, stranger, body)).text();
          expect(ids.filter((one) => answer.includes(one))).toEqual([]);
        },
      );

      when(access.kind === "customer")("changes nothing for a preview, whatever it names", async () => {
        const preview = await named("a preview of the company, user -99");
        await watch.changed();
        for (const one of takesIds ? withOurs() : [body]) await (await send(endpoint, preview, one)).text();
        expect(await watch.changed()).toEqual([]);
      });
    });
  },
  // Who is let in is decided before any database is asked for more than a session.
  { on: "either", env: { CANDOR_TRUST_PROXY: "true", CANDOR_REGISTRATION: "true" } },
);
