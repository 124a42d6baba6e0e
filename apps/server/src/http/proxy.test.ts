import Fastify from "fastify";
import { expect, test } from "vitest";
import { isNetwork } from "../env/address.ts";
import { trustedProxies } from "./proxy.ts";

/** The address that a server takes a request to come from. */
async function seen(setting: boolean | string[], peer: string, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: trustedProxies(setting) });
  app.get("/", ({ ip }) => ({ ip }));
  const headers = { "x-forwarded-for": forwarded };
  return (await app.inject({ url: "/", remoteAddress: peer, headers })).json().ip;
}

test("without a proxy the header is the client's own tale", async () => {
  expect(await seen(false, "127.0.0.1", "203.0.113.9")).toBe("127.0.0.1");
});

test.for(["127.0.0.1", "::ffff:127.0.0.1", "::1", "10.2.3.4", "172.20.0.3", "fd00::3"])(
  "behind a proxy at %s only what it added counts, not what the client wrote before it",
  async (peer) => {
    expect(await seen(true, peer, "198.51.100.1, 203.0.113.9")).toBe("203.0.113.9");
    expect(await seen(true, peer, "198.51.100.1, 192.168.0.7")).toBe("192.168.0.7");
  },
);

test("a client from outside that reaches the port itself is not a proxy", async () => {
  expect(await seen(true, "203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
});

test("named proxies may stand one behind the other", async () => {
  const proxies = ["192.0.2.10", "2001:db8:1::/48"];
  expect(await seen(proxies, "192.0.2.10", "198.51.100.1, 203.0.113.9, 2001:db8:1::5")).toBe("203.0.113.9");
  expect(await seen(proxies, "127.0.0.1", "203.0.113.9")).toBe("127.0.0.1");
});

test.for([
  ["10.0.0.1", true],
  ["10.0.0.0/8", true],
  ["fd00::/8", true],
  ["10.0.0.0/33", false],
  ["10.0.0.0/8/8", false],
  ["proxy.example", false],
  ["", false],
] as const)("%j is a network: %s", ([text, network]) => {
  expect(isNetwork(text)).toBe(network);
});
