import { FILE_PATH, HEALTH_PATH, UPLOAD_PATH } from "@candor/api/contract";
import { type Endpoint, endpoints, me, signIn } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { accessCases } from "../testing/access/index.ts";
import { PASSWORD } from "../testing/people.ts";
import { withServer } from "../testing/with-server.ts";

/** Names of fields that say where to go next. */
const TARGETS = ["redirect_uri", "redirect_url", "next"];
const ELSEWHERE = ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"];

const fieldsOf = (endpoint: Endpoint): string[] => {
  const { shape } = endpoint.request as { shape?: Record<string, unknown> };
  return Object.keys(shape ?? {});
};
const goingOn = endpoints.flatMap((endpoint) =>
  fieldsOf(endpoint)
    .filter((field) => TARGETS.includes(field))
    .map((field) => [endpoint, field] as const),
);

withServer(
  "a hostile page",
  (server) => {
    const call = (endpoint: Endpoint, init: RequestInit = {}) => {
      const body = JSON.stringify(accessCases[endpoint.id]?.request ?? {});
      const isPost = endpoint.method === "POST";
      const headers = { ...(isPost ? { "content-type": "application/json" } : {}), ...init.headers };
      return fetch(`${server.url}${endpoint.path}`, {
        method: endpoint.method,
        ...(isPost ? { body } : {}),
        redirect: "manual",
        ...init,
        headers,
      });
    };

    test("no call sets a cookie, sends the browser elsewhere, or may be read by another origin", async () => {
      for (const endpoint of endpoints) {
        const answer = await call(endpoint, { headers: { origin: "https://evil.example" } });
        await answer.body?.cancel();
        const told = [...answer.headers.keys()].filter((name) =>
          /^(set-cookie|location|access-control-)/.test(name),
        );
        expect([endpoint.id, told]).toEqual([endpoint.id, []]);
      }
    });

    test("a preflight is answered with no permission", async () => {
      for (const path of [me.path, signIn.path, UPLOAD_PATH]) {
        const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
        const answer = await fetch(`${server.url}${path}`, { method: "OPTIONS", headers });
        expect([path, answer.headers.get("access-control-allow-origin")]).toEqual([path, null]);
      }
    });

    test("a form of another page is nobody's, whatever cookies come along", async () => {
      const { token } = server.people.owner;
      const cookie = ["token", "session", "authorization", "candor.token"]
        .map((name) => `${name}=${token}`)
        .join("; ");
      for (const endpoint of endpoints.filter(({ access }) => access.kind !== "public")) {
        const answer = await call(endpoint, { headers: { cookie } });
        expect([endpoint.id, answer.status]).toEqual([endpoint.id, 401]);
      }
      // What a form can send without a preflight is not even read.
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
      ]) {
        const body = JSON.stringify({ email: server.people.owner.email, password: PASSWORD });
        const answer = await fetch(`${server.url}${signIn.path}`, {
          method: "POST",
          body,
          headers: { "content-type": type },
        });
        expect([type, answer.status]).toEqual([type, 400]);
      }
    });

    test.for(goingOn)("no answer leads elsewhere: %o", async ([endpoint, field]) => {
      const person = endpoint.access.kind === "public" ? null : server.people.stranger;
      for (const target of ELSEWHERE) {
        const answer = await call(endpoint, {
          body: JSON.stringify({ ...accessCases[endpoint.id]?.request, [field]: target }),
          headers: {
            "x-forwarded-for": "192.0.2.1",
            ...(person ? { authorization: `Bearer ${person.token}` } : {}),
          },
        });
        expect(JSON.stringify(await answer.json())).not.toContain(target.replaceAll("\\", "\\\\"));
      }
    });

    test("every kind of answer carries the policy, and nothing may be framed", async () => {
      const paths = [
        HEALTH_PATH,
        me.path,
        "/api/none",
        "/api/%zz",
        `${FILE_PATH}${"0".repeat(64)}?e=1&s=x`,
        "/api/docs/json",
      ];
      for (const path of paths) {
        const { headers } = await fetch(`${server.url}${path}`);
        const policy = headers.get("content-security-policy") ?? "";
        expect([path, headers.get("x-frame-options"), headers.get("x-content-type-options")]).toEqual([
          path,
          "DENY",
          "nosniff",
        ]);
        expect([path, /frame-ancestors 'none'/.test(policy), /script-src[^;]*unsafe/.test(policy)]).toEqual([
          path,
          true,
          false,
        ]);
      }
      const upload = await fetch(`${server.url}${UPLOAD_PATH}`, { method: "POST" });
      expect([upload.status, upload.headers.get("x-content-type-options")]).toEqual([401, "nosniff"]);
    });
  },
  { on: "either" },
);

test("some call says where to go next", () => {
  expect(goingOn.length).toBeGreaterThan(2);
});
