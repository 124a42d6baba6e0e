import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { reachableUrl } from "./reachable.ts";

const at = (address: string, more: { internal?: boolean; scopeid?: number } = {}) =>
  ({ address, internal: false, ...more }) as NetworkInterfaceInfo;
const lo = [at("127.0.0.1", { internal: true }), at("::1", { internal: true })];
const eth0 = [at("fe80::1", { scopeid: 2 }), at("2001:db8::7"), at("192.0.2.7")];

test.for([
  ["http://127.0.0.1:8080", "0.0.0.0", "http://192.0.2.7:8080"],
  ["http://[::]:8080", "::", "http://192.0.2.7:8080"],
  ["http://198.51.100.4:8080", "198.51.100.4", "http://198.51.100.4:8080"],
] as const)("%s, bound to %s, is opened at %s", ([listening, host, url]) => {
  expect(reachableUrl(listening, host, { lo, eth0 })).toBe(url);
});

test("an address of the newer kind stands in brackets, and without any it is loopback", () => {
  expect(reachableUrl("http://[::]:80", "::", { lo, eth0: eth0.slice(0, 2) })).toBe("http://[2001:db8::7]");
  expect(reachableUrl("http://[::]:8080", "::", { lo })).toBe("http://127.0.0.1:8080");
});
