import { describe, expect, it } from "vitest";
import { vetDial } from "./vet.ts";
import { vetUrl } from "./vet-url.ts";

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses;

describe("vetDial", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "168.63.129.16",
    "[::127.0.0.1]",
    "[::8.8.8.8]",
    "[fec0::1]",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:8.8.8.8]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[2001:0:7f00:1::]",
    "[fe80::1]",
    "[fd00:ec2::254]",
    "[ff02::1]",
    "localhost",
    "LOCALHOST.",
    "a.localhost",
    "printer.local",
    "db.internal",
  ])("refuses %s", async (host) => {
    expect(await vetDial(host, 443, { resolver: resolvesTo("93.184.215.14") })).toEqual({
      ok: false,
      refused: "private_address",
    });
  });

  it.each(["metadata.google.internal", "Own.Example.", "own.example"])(
    "refuses the denied name %s",
    async (host) => {
      const options = { deniedHosts: ["own.example"], resolver: resolvesTo("93.184.215.14") };
      expect(await vetDial(host, 80, options)).toEqual({ ok: false, refused: "denied_host" });
    },
  );

  it.each(["93.184.215.14", "::ffff:93.184.215.14", "2606:2800:21f::1"])(
    "refuses this machine's own public address %s, by number and by name",
    async (address) => {
      const options = { ownAddresses: ["93.184.215.14", "2606:2800:21f::1"] };
      const refused = { ok: false, refused: "private_address" };
      expect(await vetDial(address, 443, options)).toEqual(refused);
      const resolver = resolvesTo("151.101.1.6", address);
      expect(await vetDial("here.example", 443, { ...options, resolver })).toEqual(refused);
    },
  );

  it("refuses a name when one of its addresses is private", async () => {
    const vetted = await vetDial("mixed.example", 443, {
      resolver: resolvesTo("93.184.215.14", "127.0.0.1"),
    });
    expect(vetted).toEqual({ ok: false, refused: "private_address" });
  });

  it("believes no earlier answer of a name server that changes its mind", async () => {
    const answers = [["93.184.215.14"], ["127.0.0.1"]];
    const resolver = async () => answers.shift() ?? [];
    expect(await vetDial("rebind.example", 443, { resolver })).toMatchObject({
      ok: true,
      addresses: ["93.184.215.14"],
    });
    expect(await vetDial("rebind.example", 443, { resolver })).toEqual({
      ok: false,
      refused: "private_address",
    });
  });

  it("refuses any port but 80 and 443, even of a mapped host", async () => {
    expect(await vetDial("shop.example", 8443, { hostMap: { "shop.example": { https: 8443 } } })).toEqual({
      ok: false,
      refused: "port",
    });
  });

  it("says unresolved where a name has no address or its resolver fails", async () => {
    expect(await vetDial("none.example", 443, { resolver: resolvesTo() })).toEqual({
      ok: false,
      refused: "unresolved",
    });
    const failing = () => Promise.reject(new Error("ENOTFOUND"));
    expect(await vetDial("none.example", 443, { resolver: failing })).toEqual({
      ok: false,
      refused: "unresolved",
    });
  });

  it("gives the vetted addresses to pin", async () => {
    const vetted = await vetDial("www.example.com", 443, {
      resolver: resolvesTo("93.184.215.14", "2606:2800::1"),
    });
    expect(vetted).toEqual({
      ok: true,
      mapped: false,
      addresses: ["93.184.215.14", "2606:2800::1"],
      port: 443,
    });
  });

  it("reaches loopback by the map alone", async () => {
    const hostMap = { "shop.example": { https: 5001, http: 5000 } };
    expect(await vetDial("Shop.Example", 443, { hostMap })).toEqual({
      ok: true,
      mapped: true,
      addresses: ["127.0.0.1"],
      port: 5001,
    });
    expect(await vetDial("__proto__", 443, { hostMap, resolver: resolvesTo() })).toEqual({
      ok: false,
      refused: "unresolved",
    });
  });
});

describe("vetUrl", () => {
  const resolver = resolvesTo("93.184.215.14");
  it.each([
    ["https://www.example.com/path", "ok"],
    ["http://www.example.com:443", "ok"],
    ["not an address", "invalid"],
    ["ftp://www.example.com", "invalid"],
    ["file:///etc/passwd", "invalid"],
    ["javascript:alert(1)", "invalid"],
    ["https://user:secret@www.example.com", "invalid"],
    ["https://www.example.com:8443", "invalid"],
    ["https://intranet", "invalid"],
    ["http://localhost", "private"],
    ["http://127.1", "private"],
    ["http://[::1]/", "private"],
    ["http://169.254.169.254/latest/meta-data", "private"],
  ] as const)("%s is %s", async (url, verdict) => {
    expect(await vetUrl(url, {}, resolver)).toBe(verdict);
  });

  it("tells a name without address and a name on a private address apart", async () => {
    expect(await vetUrl("https://none.example", {}, resolvesTo())).toBe("unresolved");
    expect(await vetUrl("https://inside.example", {}, resolvesTo("10.1.2.3"))).toBe("private");
    expect(await vetUrl("https://www.own.example", {}, resolver, { deniedHosts: ["www.own.example"] })).toBe(
      "private",
    );
  });
});
