import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { EgressGuard } from "./guard.ts";
import { type EgressProxy, startEgressProxy } from "./proxy.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A server on loopback that says which address it was asked for. */
async function canary(body = "canary"): Promise<number> {
  const server = createServer((incoming, response) =>
    response.end(`${body} ${incoming.headers.host}${incoming.url}`),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closers.push(() => new Promise((done) => server.close(done)));
  return (server.address() as AddressInfo).port;
}

async function proxyFor(guard: EgressGuard): Promise<EgressProxy> {
  const proxy = await startEgressProxy(guard);
  closers.push(() => proxy.close());
  return proxy;
}

function get(proxy: EgressProxy, url: string): Promise<{ status: number; refused: unknown; body: string }> {
  const { hostname, port } = new URL(proxy.address);
  return new Promise((done, failed) => {
    request({ host: hostname, port, path: url, headers: { host: new URL(url).host } }, (reply) => {
      let body = "";
      reply.on("data", (chunk: Buffer) => {
        body += chunk;
      });
      reply.on("error", failed);
      reply.on("close", () =>
        done({ status: reply.statusCode ?? 0, refused: reply.headers["x-egress-refused"], body }),
      );
    })
      .on("error", failed)
      .end();
  });
}

/** Opens a tunnel and gives everything that comes back after `send`. */
function tunnel(proxy: EgressProxy, authority: string, send = ""): Promise<string> {
  const { hostname, port } = new URL(proxy.address);
  return new Promise((done, failed) => {
    let seen = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write(`CONNECT ${authority} HTTP/1.1\r\n\r\n`),
    );
    socket.on("data", (chunk) => {
      if (seen === "" && send) socket.write(send);
      seen += chunk;
    });
    socket.on("error", failed);
    socket.on("close", () => done(seen));
  });
}

it("forwards plain http to a mapped host and logs the dial with its bytes", async () => {
  const guard = new EgressGuard({ hostMap: { "shop.example": { http: await canary() } } });
  const proxy = await proxyFor(guard);
  expect(await get(proxy, "http://shop.example/a?b=1")).toMatchObject({
    status: 200,
    body: "canary shop.example/a?b=1",
  });
  expect(proxy.log).toMatchObject([{ host: "shop.example", port: 80, ip: "127.0.0.1", refused: null }]);
  expect(guard.log[0]?.bytes).toBeGreaterThan(100);
});

it("tunnels to a mapped host", async () => {
  const proxy = await proxyFor(new EgressGuard({ hostMap: { "shop.example": { https: await canary() } } }));
  const seen = await tunnel(
    proxy,
    "shop.example:443",
    "GET /x HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
  );
  expect(seen).toContain("200 Connection Established");
  expect(seen).toContain("canary h/x");
});

it("refuses loopback in every spelling, by tunnel and by plain request", async () => {
  const port = await canary();
  const guard = new EgressGuard({ hostMap: {} });
  const proxy = await proxyFor(guard);
  for (const host of [
    "127.0.0.1",
    "2130706433",
    "0x7f.1",
    "0177.1",
    "localhost",
    "a.localhost",
    "[::1]",
    "[::ffff:7f00:1]",
  ]) {
    expect(await tunnel(proxy, `${host}:443`)).toContain("X-Egress-Refused: private_address");
    expect(await tunnel(proxy, `${host}:${port}`)).toContain("X-Egress-Refused: port");
    expect(await get(proxy, `http://${host}/`)).toMatchObject({ status: 403, refused: "private_address" });
  }
  expect(guard.log.every(({ ip }) => ip === null)).toBe(true);
});

it("resolves and vets anew for every dial, so that an earlier answer vouches for nothing", async () => {
  const answers = [["10.0.0.1"], ["127.0.0.1"], []];
  const guard = new EgressGuard({ resolver: async () => answers.shift() ?? [] });
  await expect(guard.dial("rebind.example", 80)).rejects.toMatchObject({ refused: "private_address" });
  await expect(guard.dial("rebind.example", 80)).rejects.toMatchObject({ refused: "private_address" });
  await expect(guard.dial("rebind.example", 80)).rejects.toMatchObject({ refused: "unresolved" });
  expect(guard.log.map(({ refused }) => refused)).toEqual([
    "private_address",
    "private_address",
    "unresolved",
  ]);
});

it("ends a response at the cap of bytes", async () => {
  const guard = new EgressGuard({
    hostMap: { "shop.example": { http: await canary("x".repeat(5_000_000)) } },
    limits: { maxDialBytes: 100_000 },
  });
  const proxy = await proxyFor(guard);
  const { body } = await get(proxy, "http://shop.example/").catch(() => ({ body: "" }));
  expect(body.length).toBeLessThan(1_000_000);
  expect(guard.log[0]?.refused).toBe("too_many_bytes");
});

it("ends dialling at the cap of dials and of total bytes", async () => {
  const hostMap = { "shop.example": { http: await canary("x".repeat(20_000)) } };
  const few = await proxyFor(new EgressGuard({ hostMap, limits: { maxDials: 2 } }));
  await get(few, "http://shop.example/");
  await get(few, "http://shop.example/");
  expect(await get(few, "http://shop.example/")).toMatchObject({ status: 403, refused: "too_many_dials" });
  const small = await proxyFor(new EgressGuard({ hostMap, limits: { maxTotalBytes: 10_000 } }));
  await get(small, "http://shop.example/").catch(() => null);
  expect(await get(small, "http://shop.example/")).toMatchObject({ status: 403, refused: "too_many_bytes" });
});

it("answers 400 to what is no proxy request", async () => {
  const proxy = await proxyFor(new EgressGuard());
  expect(await tunnel(proxy, "no-port")).toContain("400");
  const { status } = await get(proxy, "https://shop.example/");
  expect(status).toBe(400);
});
