import { FILE_PATH, UPLOAD_PATH } from "@candor/api/contract";
import { type Endpoint, endpoints } from "@candor/api/endpoints";
import { errorCodeOf } from "@candor/api/errors";
import { expect, test } from "vitest";
import { accessCases } from "../testing/access/index.ts";
import { withServer } from "../testing/with-server.ts";

/** Characters that no database holds. */
const BROKEN = { "U+0000": "a\0b", "half of a pair": "a\uD83Db", "the other half": "\uDC00" } as const;

type Json = Record<string, unknown>;

/** Every text of a request broken, and where it stood. */
function broken(value: unknown, bad: string, path = ""): { value: unknown; paths: string[] } {
  if (typeof value === "string") return { value: bad, paths: [path] };
  if (typeof value !== "object" || value === null) return { value, paths: [] };
  const inner = Object.entries(value).map(
    ([key, one]) => [key, broken(one, bad, path === "" ? key : `${path}.${key}`)] as const,
  );
  const paths = inner.flatMap(([, one]) => one.paths);
  const whole = Array.isArray(value)
    ? inner.map(([, one]) => one.value)
    : Object.fromEntries(inner.map(([key, one]) => [key, one.value]));
  return { value: whole, paths };
}

withServer(
  "characters that nothing can hold",
  (server) => {
    let addresses = 0;
    const tokenFor = ({ access }: Endpoint) => {
      const { owner, chief } = server.people;
      return { public: null, customer: owner.token, staff: chief.token }[access.kind];
    };
    /** Each call from an address of its own, behind the proxy that the server trusts: none is slowed down. */
    async function answer(endpoint: Endpoint, request: Json | string, language = "en") {
      const token = tokenFor(endpoint);
      addresses += 1;
      const headers = {
        "accept-language": language,
        "content-type": "application/json",
        "x-forwarded-for": `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const isGet = endpoint.method === "GET";
      const query = new URLSearchParams(request as Record<string, string>);
      const reply = await fetch(`${server.url}${endpoint.path}${isGet ? `?${query}` : ""}`, {
        method: endpoint.method,
        headers,
        ...(isGet ? {} : { body: typeof request === "string" ? request : JSON.stringify(request) }),
      });
      const { code, message, data } = (await reply.json()) as { code: number; message: string; data: Json };
      return { status: reply.status, key: errorCodeOf(code), message, data };
    }

    test.for(Object.entries(BROKEN))("%s is refused by name in every text of every call", async ([, bad]) => {
      for (const endpoint of endpoints) {
        // An address cannot even carry half of a pair: it arrives as U+FFFD.
        if (endpoint.method === "GET" && bad !== BROKEN["U+0000"]) continue;
        const request = { ...accessCases[endpoint.id]?.request, beside: "what is declared" };
        const { value, paths } = broken(request, bad);
        const { status, key, data } = await answer(endpoint, value as Json);
        const fields = Object.fromEntries(paths.map((path) => [path, "characters"]));
        expect([endpoint.id, status, key, data]).toEqual([endpoint.id, 400, "common.characters", { fields }]);
      }
    });

    test("names of fields are texts too, however deep, and the words are in the caller's language", async () => {
      const endpoint = endpoints.find(({ id }) => id === "auth.signIn") as Endpoint;
      const inside = await answer(endpoint, { email: { "b\0": 1 }, password: "x" }, "zh-CN");
      expect(inside).toMatchObject({ status: 400, data: { fields: { "email.b\uFFFD": "characters" } } });
      expect(inside.message).toMatch(/字符/);
      const depth = 100_000;
      const deep = `{"email":${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)},"password":"x"}`;
      expect((await answer(endpoint, deep)).key).toBe("common.characters");
    });

    test.for(["%00", "a%00b"])("%s in a path or a query is refused, whatever the call", async (bad) => {
      const token = { authorization: `Bearer ${server.people.owner.token}` };
      for (const [method, path] of [
        ["GET", `${FILE_PATH}${bad}`],
        ["HEAD", `${UPLOAD_PATH}/${bad}`],
        ["GET", `${FILE_PATH}${"0".repeat(64)}?e=${bad}`],
      ] as const) {
        const reply = await fetch(`${server.url}${path}`, { method, headers: token });
        expect([path, reply.status]).toEqual([path, 400]);
      }
    });
  },
  { on: "either", env: { CANDOR_TRUST_PROXY: "true" } },
);

withServer(
  "pages at addresses that nothing can hold",
  (server) => {
    test("an impossible campaign is an unknown one", async () => {
      const reply = await fetch(`${server.url}/activity/start/%00`);
      const known = await fetch(`${server.url}/activity/start/nowhere`);
      expect([reply.status, await reply.text()]).toEqual([known.status, await known.text()]);
    });
  },
  { on: "either", apps: { portal: import.meta.dirname, mis: import.meta.dirname } },
);
