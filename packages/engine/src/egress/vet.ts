import { lookup } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import { isPublicAddress, normalHost } from "./address.ts";
import type { BlockedReason, HostMap, Resolver } from "./types.ts";

/** Names under which clouds hand out credentials, whatever they resolve to. */
const METADATA_HOSTS = [
  "metadata.google.internal",
  "metadata.goog",
  "metadata",
  "instance-data",
  "instance-data.ec2.internal",
];

/** Suffixes that never name a public site. */
const LOCAL_SUFFIXES = [
  ".localhost",
  ".local",
  ".internal",
  ".localdomain",
  ".home.arpa",
  ".lan",
  ".intranet",
  ".corp",
  ".onion",
];

const RESOLVE_MS = 6_000;

export interface VetOptions {
  hostMap?: HostMap;
  deniedHosts?: readonly string[];
  resolver?: Resolver;
  /** Addresses of this machine itself. Default: those of its network interfaces. */
  ownAddresses?: readonly string[];
}

/** The addresses a dial may use, in order, and the port there. */
export type Vetted =
  | { ok: true; mapped: boolean; addresses: string[]; port: number }
  | { ok: false; refused: BlockedReason };

/** The system's own resolver: every address of both families. */
const systemResolver: Resolver = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

async function resolve(host: string, resolver: Resolver): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>((done) => {
    timer = setTimeout(() => done([]), RESOLVE_MS);
  });
  try {
    return await Promise.race([resolver(host), late]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

const interfaceAddresses = () =>
  Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));

/**
 * May an assessment see what is at this address? Not on this machine, even at its public address: what a
 * firewall keeps from others is open to a program that runs here.
 */
function isForeign(address: string, own: readonly string[]): boolean {
  return isPublicAddress(address) && !own.includes(ipaddr.process(address).toString());
}

const isDenied = (host: string, denied: readonly string[]) =>
  METADATA_HOSTS.includes(host) || denied.some((name) => normalHost(name) === host);

/**
 * Decides whether a host and port may be dialled, and at which addresses. One address out of the public
 * ranges refuses the whole name: a public site has no reason to publish a private address.
 */
export async function vetDial(rawHost: string, port: number, options: VetOptions = {}): Promise<Vetted> {
  const host = normalHost(rawHost);
  if (port !== 80 && port !== 443) return { ok: false, refused: "port" };
  if (isDenied(host, options.deniedHosts ?? [])) return { ok: false, refused: "denied_host" };
  const mapped = Object.hasOwn(options.hostMap ?? {}, host) ? options.hostMap?.[host] : undefined;
  if (mapped) {
    const target = port === 443 ? mapped.https : mapped.http;
    if (target === undefined) return { ok: false, refused: "connect_failed" };
    return { ok: true, mapped: true, addresses: ["127.0.0.1"], port: target };
  }
  const own = options.ownAddresses ?? interfaceAddresses();
  if (ipaddr.isValid(host)) {
    if (!isForeign(host, own)) return { ok: false, refused: "private_address" };
    return { ok: true, mapped: false, addresses: [ipaddr.parse(host).toString()], port };
  }
  if (host === "localhost" || LOCAL_SUFFIXES.some((suffix) => host.endsWith(suffix)))
    return { ok: false, refused: "private_address" };
  const addresses = await resolve(host, options.resolver ?? systemResolver);
  if (addresses.length === 0) return { ok: false, refused: "unresolved" };
  if (!addresses.every((address) => isForeign(address, own)))
    return { ok: false, refused: "private_address" };
  return {
    ok: true,
    mapped: false,
    addresses: addresses.map((address) => ipaddr.parse(address).toString()),
    port,
  };
}
