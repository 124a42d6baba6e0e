import { type Endpoint, endpoints } from "@candor/api/endpoints";
import { LANGUAGES } from "@candor/api/entities";
import { beforeAll, expect, test } from "vitest";
import { appUser, company, staff, throttle } from "../database/schema.ts";
import { nowhere } from "../testing/access/cases.ts";
import { accessCases } from "../testing/access/index.ts";
import { type Belongings, createBelongings } from "../testing/belongings.ts";
import { type Caller, callersOf } from "../testing/callers.ts";
import { openCampaign } from "../testing/campaigns.ts";
import { HOSTILE_TEXTS, NO_OBJECTS } from "../testing/fuzz/hostile.ts";
import { hostileBundles } from "../testing/fuzz/places.ts";
import { seeded } from "../testing/fuzz/random.ts";
import { type Names, requestsOf, wholeRequests } from "../testing/fuzz/requests.ts";
import { CAMPAIGN } from "../testing/requests.ts";
import { withServer } from "../testing/with-server.ts";

/** Another seed, and more of it: what a longer run by hand sets. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_118);
/** Requests of one endpoint by each caller who is let in, and hostile values of each kind in each place. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1);

/** Kinds of callers whose way through the server differs; each permission of staff alone is the access table's. */
const CALLERS = [
  ...["nobody", "an owner", "a member", "an owner of another company"],
  ...["a preview of the company, user -99", "staff without a permission", "staff with super"],
];

/** Whom each kind of call is for, with every right. */
const PRINCIPALS = { public: "nobody", customer: "an owner", staff: "staff with super" } as const;

/** Each try costs a hash of the password: some are enough. */
const COSTLY = /signIn|password\.|register|accept|setup/i;

/** Take away what the others need. */
const isLast = ({ id }: Endpoint) =>
  /delete|remove$|leave$|cancel|sign\w*out|revoke|discard|staffAccount|staffCompany\.update/i.test(id);
const inOrder = [...endpoints.filter((one) => !isLast(one)), ...endpoints.filter(isLast)];

withServer(
  "every call, whatever it is sent",
  (server) => {
    let ours: Belongings;
    let callers: Caller[] = [];
    let names: Names;
    let addresses = 0;
    const db = () => server.services.db;

    beforeAll(async () => {
      ours = await createBelongings(server);
      await openCampaign(server, CAMPAIGN);
      callers = callersOf(server, ours.company).filter(({ name }) => CALLERS.includes(name));
      const { people } = server;
      const texts = [CAMPAIGN, people.owner.email, people.viewer.email, people.chief.email, ours.company];
      names = { ids: [...Object.values(ours), people.chief.id, people.viewer.id, nowhere], texts };
      expect(callers).toHaveLength(CALLERS.length);
    });

    const isLetIn = (caller: Caller, endpoint: Endpoint) => caller.expected(endpoint.access) === "in";

    /**
     * Everyone who is let in, and one who is not: the guard stands before all else, and refuses every kind of caller in
     * the access table.
     */
    function callersFor(endpoint: Endpoint): Caller[] {
      const { yes = [], no = [] } = Object.groupBy(callers, (caller) =>
        isLetIn(caller, endpoint) ? "yes" : "no",
      );
      return [...no.slice(0, 1), ...yes];
    }

    /** Undoes what would keep all calls after it out. */
    async function restore(): Promise<void> {
      await db().delete(throttle);
      await db().update(company).set({ company_status: 1 });
      await db()
        .update(appUser)
        .set({ removed_at: null })
        .catch(() => {});
      await db().update(staff).set({ disabled_at: null });
    }

    /** Each from an address of its own, behind the proxy that the server trusts: none is slowed down. */
    async function send(
      { method, path }: Endpoint,
      token: string | null,
      request: unknown,
    ): Promise<Response> {
      addresses += 1;
      const body = typeof request === "string" ? request : JSON.stringify(request);
      const asked = method === "GET" ? `?${new URLSearchParams(queryOf(request))}` : "";
      return fetch(`${server.url}${path}${asked}`, {
        method,
        ...(method === "POST" ? { body } : {}),
        headers: {
          "accept-language": addresses % 2 ? "zh-CN" : "en",
          "x-forwarded-for": `198.18.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(method === "POST" ? { "content-type": "application/json" } : {}),
        },
      });
    }

    /** What is wrong with an answer; null for an envelope, or events, that tell of no fault of the server's. */
    async function faultOf(answer: Response): Promise<string | null> {
      const text = await answer.text();
      if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`;
      if (answer.headers.get("content-type")?.startsWith("text/event-stream"))
        return text.includes('"code":500') ? text.slice(-200) : null;
      if (answer.headers.has("content-disposition")) return text === "" ? "an empty file" : null;
      const envelope = JSON.parse(text.startsWith("{") ? text : "{}") as Record<string, unknown>;
      const whole = ["code", "message", "data"].every((key) => key in envelope);
      return whole ? null : `no envelope: ${text.slice(0, 200)}`;
    }

    /** Characters that nothing can hold, and what is no JSON, are refused before anybody is asked who calls. */
    const isRefusal = ({ status }: Response) => [400, 401, 403].includes(status);

    test(`is answered in words (seed ${SEED})`, { timeout: 600_000 * REQUESTS }, async () => {
      const faults: unknown[] = [];
      // Another way through on each database; the embedded one takes four times as long, for a fourth of the calls.
      const embedded = server.database.kind === "embedded";
      const random = seeded(SEED + (embedded ? 0 : 1));
      for (const endpoint of inOrder.filter((_, turn) => !embedded || turn % 4 === SEED % 4)) {
        await restore();
        const known = accessCases[endpoint.id]?.request ?? {};
        const requests = requestsOf(endpoint, known, { random, names });
        const asked = callersFor(endpoint);
        for (const caller of asked) {
          const token = await caller.token();
          const isIn = isLetIn(caller, endpoint);
          const count = !isIn || COSTLY.test(endpoint.id) ? 1 : REQUESTS;
          const sent: unknown[] = Array.from({ length: count }, () => requests.next().value);
          if (caller === asked.at(-1) || random.once(4)) sent.push(random.pick(NO_OBJECTS));
          for (const request of sent) {
            const answer = await send(endpoint, token, request);
            const fault = isIn || isRefusal(answer) ? await faultOf(answer) : `not refused: ${answer.status}`;
            if (fault)
              faults.push([endpoint.id, caller.name, fault, JSON.stringify(request).slice(0, 1_500)]);
          }
        }
      }
      expect(faults).toEqual([]);
      expect(addresses).toBeGreaterThan((endpoints.length * 2) / (embedded ? 4 : 1));
    });

    /** A known request names nothing that is there: this one does, where something of ours is found by it. */
    async function findable(endpoint: Endpoint, token: string | null): Promise<Record<string, unknown>> {
      const known = accessCases[endpoint.id]?.request ?? {};
      const text = JSON.stringify(known);
      if (!text.includes(nowhere)) return known;
      for (const id of names.ids) {
        const request = JSON.parse(text.replaceAll(nowhere, id)) as Record<string, unknown>;
        const answer = await send(endpoint, token, request);
        await answer.body?.cancel();
        if (answer.status !== 404) return request;
      }
      return known;
    }

    /** With another seed each place is given other values of each kind. */
    const turn = { next: SEED };

    /** Sends every bundle, in parts where the whole may have hidden one of them. */
    async function sendHostile(endpoint: Endpoint): Promise<unknown[]> {
      const faults: unknown[] = [];
      const caller = callers.find(({ name }) => name === PRINCIPALS[endpoint.access.kind]);
      let token = (await caller?.token()) ?? null;
      const statusOf = async (request: unknown) => {
        const answer = await send(endpoint, token, request);
        // Some calls end the session that they are asked in.
        if (answer.status === 401) token = (await caller?.token()) ?? null;
        const fault = await faultOf(answer);
        if (fault) faults.push([endpoint.id, fault, JSON.stringify(request).slice(0, 1_500)]);
        return answer.status;
      };
      const usual = new Map<unknown, number>();
      const chance = { random: seeded(SEED), names };
      const requests = wholeRequests(endpoint, await findable(endpoint, token), chance);
      for (const { plain, whole, parts } of hostileBundles(endpoint, requests, { most: REQUESTS, turn })) {
        const status = usual.get(plain) ?? (await statusOf(plain));
        usual.set(plain, status);
        if ((await statusOf(whole)) === status || parts.length < 2) continue;
        for (const part of parts) await statusOf(part);
      }
      return faults;
    }

    test("is answered in words, whichever kind of hostile value stands in whichever place", {
      timeout: 600_000,
    }, async () => {
      const faults: unknown[] = [];
      // The databases differ little in what they cannot hold, and the embedded one takes four times as long: every eighth
      // call is its own.
      const isOurs = (turn: number) => (turn % 8 === 0) === (server.database.kind === "embedded");
      for (const endpoint of inOrder.filter((_, turn) => isOurs(turn))) {
        await restore();
        faults.push(...(await sendHostile(endpoint)));
      }
      expect(faults).toEqual([]);
    });

    test("is answered in words at every address and header that is none", async () => {
      const random = seeded(SEED);
      const faults: unknown[] = [];
      for (const text of HOSTILE_TEXTS) {
        const path = `/api/${encodeURIComponent(text.toWellFormed())}/${random.pick(endpoints).path.slice(5)}`;
        const answer = await fetch(
          `${server.url}${path.slice(0, 4_000)}?${encodeURIComponent(text.toWellFormed())}=1`,
          {
            headers: {
              authorization: `Bearer ${random.pick(["", "a b", "x".repeat(300), "\u00E9"])}`,
              "accept-language": random.pick([...LANGUAGES, "", "*;q=x", ",,;;q", "zh;q=99".repeat(200)]),
              cookie: random.pick(["", "=;=", "candor.device", "candor.device=.", "candor.device=eyJ9.x"]),
            },
          },
        );
        if (answer.status >= 500) faults.push([path, answer.status]);
      }
      expect(faults).toEqual([]);
    });
  },
  {
    env: {
      CANDOR_TRUST_PROXY: "true",
      CANDOR_REGISTRATION: "true",
      ...{ AWS_ACCESS_KEY_ID: "AKIDEXAMPLE", AWS_SECRET_ACCESS_KEY: "key", AWS_ACCOUNT_ID: "111111111111" },
      // Nobody answers there.
      AWS_STS_URL: "http://127.0.0.1:9",
    },
  },
);

/** Entries of an address and characters of each: a longer one never reaches a route. */
const QUERY_ENTRIES_MAX = 20;
const QUERY_MAX = 300;

/** A request as a query: whatever stands in its places, as text. */
function queryOf(request: unknown): [string, string][] {
  if (typeof request !== "object" || request === null) return [["x", String(request).slice(0, QUERY_MAX)]];
  return Object.entries(request)
    .slice(0, QUERY_ENTRIES_MAX)
    .map(([key, value]) => [
      key.toWellFormed(),
      (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed().slice(0, QUERY_MAX),
    ]);
}
