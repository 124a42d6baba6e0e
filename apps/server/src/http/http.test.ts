import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { DOCS_PATH, HEALTH_PATH, LIVE_PATH, OPENAPI_PATH, READY_PATH } from "@candor/api/contract";
import { endpoints, me, signIn } from "@candor/api/endpoints";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { serveContract } from "../routing/contract.ts";
import { forAnyone } from "../routing/handler.ts";
import { openCampaign } from "../testing/campaigns.ts";
import { withServer } from "../testing/with-server.ts";

const folder = await mkdtemp(join(tmpdir(), "candor-apps-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const page = (title: string, script = "") =>
  `<!doctype html><html><head><title>${title}</title><script>${script}</script></head><body></body></html>`;
const files: Record<string, string> = {
  "portal/routes.json": JSON.stringify(["/", "/dashboard", "/checks/:objectId?", "/apps/:id/sdks"]),
  "portal/index.html": page("Portal", "document.documentElement.dataset.theme = 'light'"),
  "portal/pages/login.en.html": page("Sign in"),
  "portal/pages/login.cn.html": page("登录"),
  "portal/pages/index.html": page("Public"),
  "portal/pages/campaign.unknown.cn.html": page("免费"),
  "portal/pages/campaign.data_sharing.cn.html": page("共享"),
  "portal/pages/campaign.data_sharing.en.html": page("Sharing"),
  "portal/pages/campaign.confirm.cn.html": page("确认"),
  "portal/assets/main-Ab12Cd34.js": "console.log('portal')",
  "portal/logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "mis/routes.json": JSON.stringify(["/view-mis", "/view-mis/scan-list", "/view-mis/scan-result/:scanId"]),
  "mis/index.html": page("Console"),
  "mis/assets/main-Zz98Yy76.js": "console.log('mis')",
};
for (const [name, text] of Object.entries(files)) {
  const path = join(folder, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, text);
  if (name.endsWith(".js")) await writeFile(`${path}.br`, brotliCompressSync(text));
}
const apps = { portal: join(folder, "portal"), mis: join(folder, "mis") };

/** A request whose headers the test chooses itself, Host and encodings included; with a body it is a POST. */
function get(url: string, headers: Record<string, string> = {}, body?: string) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = httpRequest(
        url,
        { method: body ? "POST" : "GET", headers, setHost: !headers.host },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      sent.once("error", reject).end(body);
    },
  );
}

withServer(
  "the web server",
  (server) => {
    const titleOf = async (path: string, headers: Record<string, string> = {}) =>
      /<title>(.*)<\/title>/.exec((await get(`${server.url}${path}`, headers)).body.toString())?.[1];

    test("serves each app at its place, whatever the path inside it", async () => {
      for (const path of ["/", "/dashboard", "/checks?status=critical"])
        expect(await titleOf(path)).toBe("Portal");
      for (const path of ["/view-mis", "/view-mis/scan-list"]) expect(await titleOf(path)).toBe("Console");
    });

    test("serves the sign-in page ready made, in the cookie's language or the browser's", async () => {
      for (const path of ["/login", "/pages/login?redirect_uri=%2Fchecks"]) {
        expect(await titleOf(path, { "accept-language": "en-GB" })).toBe("Sign in");
        expect(await titleOf(path, { "accept-language": "fr, zh-CN;q=0.8, en;q=0.5" })).toBe("登录");
        expect(await titleOf(path, { "accept-language": "zh-CN", cookie: "a=b; candor.lang=en" })).toBe(
          "Sign in",
        );
      }
    });

    test("serves a campaign's pages ready made, in Chinese where nothing else was chosen", async () => {
      await openCampaign(server, "spring", { showType: 2 });
      expect(await titleOf("/activity/start/spring", { "accept-language": "en" })).toBe("共享");
      expect(await titleOf("/activity/start/spring", { cookie: "candor.lang=en" })).toBe("Sharing");
      expect(await titleOf("/activity/start/none")).toBe("免费");
      expect(await titleOf("/activity/confirm/a-code")).toBe("确认");
      expect(await titleOf("/activity/result/spring/a-result")).toBe("Public");
    });

    test("lets search engines list what is for everybody, and nothing of one person or one applicant", async () => {
      const robots = async (path: string) => (await get(`${server.url}${path}`)).headers["x-robots-tag"];
      for (const path of ["/login", "/pages/help/plans", "/pages/privacy-policy", "/activity/start/spring"])
        expect([path, await robots(path)]).toEqual([path, undefined]);
      for (const path of [
        "/activity/result/spring/a-result",
        "/pages/activity/spring/a-result",
        "/activity/confirm/a-code",
        "/pages/reset-password?code=a",
        "/dashboard",
        "/view-mis/scan-list",
      ])
        expect([path, await robots(path)]).toEqual([path, "noindex"]);
    });

    test("serves files compressed at build, for ever where their name has a hash", async () => {
      const url = `${server.url}/assets/main-Ab12Cd34.js`;
      const small = await get(url, { "accept-encoding": "br" });
      expect(small.headers).toMatchObject({
        "content-encoding": "br",
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(String(small.headers["content-type"])).toContain("javascript");
      expect(brotliDecompressSync(small.body).toString()).toBe("console.log('portal')");
      const plain = await get(url);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      const again = await get(url, { "if-none-match": String(plain.headers.etag) });
      expect(again.status).toBe(304);
      expect((await get(`${server.url}/`)).headers["cache-control"]).toBe("no-cache");
      expect((await get(`${server.url}/view-mis/assets/main-Zz98Yy76.js`)).status).toBe(200);
    });

    test("sends a long answer of the API compressed, a short one as it is", async () => {
      const url = `${server.url}/api/portal/v2/help/content`;
      const json = { "content-type": "application/json" };
      const plain = await get(url, json, "{}");
      for (const [encoding, unpack] of [
        ["br", brotliDecompressSync],
        ["gzip", gunzipSync],
      ] as const) {
        const small = await get(url, { ...json, "accept-encoding": encoding }, "{}");
        expect(small.headers).toMatchObject({ "content-encoding": encoding });
        expect(String(small.headers.vary)).toContain("accept-encoding");
        expect(small.body.length).toBeLessThan(plain.body.length);
        expect(unpack(small.body).equals(plain.body)).toBe(true);
      }
      const short = await get(url, { "accept-encoding": "br" });
      expect(short.headers["content-encoding"]).toBeUndefined();
    });

    test("a build that replaces another under a running server is served: its pages name its files", async () => {
      for (const [name, path] of [
        ["portal/assets/late-Qq11Ww22.js", "/assets/late-Qq11Ww22.js"],
        ["mis/assets/late-Qq11Ww22.js", "/view-mis/assets/late-Qq11Ww22.js"],
      ] as const) {
        expect((await get(`${server.url}${path}`)).status).toBe(404);
        await writeFile(join(folder, name), "console.log('later')");
        await writeFile(join(folder, `${name}.br`), brotliCompressSync("console.log('later')"));
        const answer = await get(`${server.url}${path}`, { "accept-encoding": "br" });
        expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, "br"]);
        expect(answer.headers["cache-control"]).toContain("immutable");
        expect(brotliDecompressSync(answer.body).toString()).toBe("console.log('later')");
        await rm(join(folder, name));
        await rm(join(folder, `${name}.br`));
      }
    });

    test("an address without a page is missing: told to machines, shown as the app to people", async () => {
      const statusOf = async (path: string, accept?: string) =>
        (await get(`${server.url}${path}`, accept ? { accept } : {})).status;
      for (const path of [
        "/checks",
        "/checks/7",
        "/checks/web.tls.https",
        "/apps/7/sdks",
        "/pages/help",
        "/view-mis",
        "/view-mis/scan-list",
      ])
        expect([path, await statusOf(path)]).toEqual([path, 200]);
      for (const [path, title] of [
        ["/metrics", "Portal"],
        ["/checks/7/8", "Portal"],
        ["/apps/7", "Portal"],
        ["/wp-login", "Portal"],
        ["/view-mis/nothing", "Console"],
        ["/view-mis/scan-result", "Console"],
      ] as const) {
        const answer = await get(`${server.url}${path}`);
        expect([path, answer.status, JSON.parse(answer.body.toString()).code]).toEqual([path, 404, 404]);
        expect([path, await statusOf(path, "text/html,*/*;q=0.8")]).toEqual([path, 404]);
        expect(await titleOf(path, { accept: "text/html" })).toBe(title);
      }
    });

    test("an address of a page that does not parse is shown as the app, which says what is not there", async () => {
      for (const [path, title] of [
        ["/checks/%E0%A4%A", "Portal"],
        ["/checks/7%?q=%zz", "Portal"],
        ["/view-mis/scan-result/%zz", "Console"],
      ] as const) {
        const answer = await get(`${server.url}${path}`, { accept: "text/html" });
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
        expect(await titleOf(path, { accept: "text/html" })).toBe(title);
      }
    });

    test("says that it lives and that it can serve", async () => {
      for (const path of [LIVE_PATH, READY_PATH]) {
        const answer = await get(`${server.url}${path}`);
        expect([answer.status, JSON.parse(answer.body.toString()).data]).toEqual([200, { status: "ok" }]);
        expect(answer.headers["cache-control"]).toBe("no-store");
      }
    });

    test("a missing file is missing, and nothing outside the folders can be read", async () => {
      for (const path of [
        "/assets/none-12345678.js",
        "/../package.json",
        "/%2e%2e/mis/index.html",
        "/.env",
      ]) {
        const answer = await get(`${server.url}${path}`);
        expect([path, answer.status]).toEqual([path, 404]);
      }
    });

    test("an address that does not parse gets an envelope too", async () => {
      const answer = await get(`${server.url}/api/%zz`);
      expect([answer.status, JSON.parse(answer.body.toString()).code]).toEqual([400, 400]);
    });

    test("no answer of the API is kept, refused or not", async () => {
      expect((await get(`${server.url}${me.path}`)).headers["cache-control"]).toBe("no-store");
    });

    test("an unknown call gets an envelope, in the caller's language, with a reference", async () => {
      const answer = await get(`${server.url}/api/none`, {
        "accept-language": "zh",
        "x-request-id": "reference-1",
      });
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.body.toString())).toEqual({
        code: 404,
        message: "请求地址出错，未找到。",
        data: null,
      });
      expect(answer.headers["x-request-id"]).toBe("reference-1");
      const odd = await get(`${server.url}/api/none`, { "x-request-id": "a b" });
      expect(odd.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    });

    test("only the inline scripts of the built pages may run, and nobody may frame them", async () => {
      const { headers } = await get(`${server.url}/`);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]+';/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers).not.toHaveProperty("strict-transport-security");
    });

    test("a name that was pointed at loopback is not answered", async () => {
      const answer = await get(`${server.url}${me.path}`, { host: "evil.example" });
      expect(answer.status).toBe(421);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 421, data: null });
      expect((await get(`${server.url}/`, { host: "localhost:1234" })).status).toBe(200);
      expect((await get(`${server.url}/`, { host: "[::1]:1234" })).status).toBe(200);
    });

    test("a body that is no JSON, of another type or too large is refused in words", async () => {
      const post = async (body: string, type = "application/json") => {
        const answer = await fetch(`${server.url}${signIn.path}`, {
          method: "POST",
          body,
          headers: { "content-type": type },
        });
        return [answer.status, ((await answer.json()) as { code: number }).code];
      };
      expect(await post("{")).toEqual([400, 400]);
      expect(await post("{}", "text/plain")).toEqual([400, 400]);
      expect(await post(JSON.stringify({ email: "x".repeat(1_100_000) }))).toEqual([413, 413]);
      expect(await post('{"__proto__":{"a":1}}')).toEqual([400, 400]);
    });

    test("the API reference and its document are served, with no foreign script", async () => {
      const reference = await get(`${server.url}${DOCS_PATH}`);
      expect(reference.status).toBe(200);
      expect(reference.body.toString()).toContain("swagger-ui");
      // The same policy as everywhere: one that upgrades to https would break it on plain http.
      const { headers } = await get(`${server.url}/`);
      expect(reference.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
      const document = JSON.parse((await get(`${server.url}${OPENAPI_PATH}`)).body.toString());
      expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(endpoints.map(({ path }) => path)));
      expect(document.paths).toHaveProperty("/healthz");
    });
  },
  { on: "either", apps },
);

withServer(
  "the web server on a public address",
  (server) => {
    test("sends HSTS, and answers to any name that the proxy passes on", async () => {
      const { headers, status } = await get(`${server.url}/api/health`, { host: "candor.example" });
      expect([status, headers["strict-transport-security"]]).toEqual([200, "max-age=31536000"]);
    });
  },
  { on: "either", env: { HOST: "0.0.0.0", CANDOR_PUBLIC_URL: "https://candor.example/" } },
);

withServer(
  "the web server behind a proxy on its machine",
  (server) => {
    test("a name that was pointed at loopback is not answered, whatever its script says it is", async () => {
      const headers = { host: "evil.example", "x-forwarded-host": "localhost" };
      expect((await get(`${server.url}${HEALTH_PATH}`, headers)).status).toBe(421);
      const own = { host: "candor.example", "x-forwarded-for": "203.0.113.9" };
      expect((await get(`${server.url}${HEALTH_PATH}`, own)).status).toBe(200);
    });
  },
  { on: "either", env: { CANDOR_TRUST_PROXY: "true", CANDOR_PUBLIC_URL: "https://candor.example" } },
);

withServer(
  "the web server under load",
  (server) => {
    test("an address that asks too often is told to wait", async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${server.url}${HEALTH_PATH}`)));
      const late = answers.find(({ status }) => status === 429);
      expect(JSON.parse(late?.body.toString() ?? "{}")).toMatchObject({ code: 429 });
      const probes = await Promise.all(Array.from({ length: 8 }, () => get(`${server.url}${READY_PATH}`)));
      expect(new Set(probes.map(({ status }) => status))).toEqual(new Set([200]));
      const unknown = await Promise.all(Array.from({ length: 8 }, () => get(`${server.url}/api/none`)));
      expect(unknown.some(({ status }) => status === 429)).toBe(true);
    });
  },
  { on: "either", env: { CANDOR_RATE_LIMIT: "5" } },
);

test("an endpoint without a handler, or a handler without an endpoint, stops the start", () => {
  const serve = (handlers: ReturnType<typeof forAnyone>[], served = [signIn]) =>
    serveContract({ route() {}, addHook() {} } as never, { db: {} as never, endpoints: served, handlers });
  const handler = forAnyone(signIn, async () => ({ token: "", expires_at: "" }));
  expect(() => serve([])).toThrow("No handler for auth.signIn");
  expect(() => serve([handler], [])).toThrow("Not in the contract: auth.signIn");
  expect(() => serve([handler])).not.toThrow();
  expect(() => forAnyone(me, async () => z.any().parse({}))).toThrow("auth.me is for customer");
});
