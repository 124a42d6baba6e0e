import type { Hop, NetworkFacts } from "../facts/types.ts";
import { failureOf, ScanFailed } from "./failure.ts";
import { dialTls, type ProbeOptions, probe } from "./http.ts";
import { maskHeader, maskUrl } from "./mask.ts";

const MOST_HOPS = 10;
const MOST_DOCUMENT_BYTES = 25_000_000;

/** Cookies by host, so that sites which set one and redirect to themselves do not loop. */
class Jar {
  readonly #byHost = new Map<string, Map<string, string>>();
  take(host: string, hop: Hop): void {
    const pairs = this.#byHost.get(host) ?? new Map<string, string>();
    for (const { name, value } of hop.headers) {
      const pair = name === "set-cookie" ? /^\s*([^=;\s]+)=([^;]*)/.exec(value) : null;
      if (pair?.[1]) pairs.set(pair[1], pair[2] ?? "");
    }
    this.#byHost.set(host, pairs);
  }
  of(host: string): string {
    return [...(this.#byHost.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

/** Follows redirects by hand. Throws `redirect_loop`, or what the first or any later dial ended with. */
async function followHops(options: ProbeOptions, start: URL, maxBodyBytes?: number): Promise<Hop[]> {
  const hops: Hop[] = [];
  const jar = new Jar();
  const seen = new Set<string>();
  let url = start;
  for (;;) {
    const cookie = jar.of(url.hostname);
    const state = `${url.href} ${cookie}`;
    if (seen.has(state) || hops.length > MOST_HOPS)
      throw new ScanFailed("redirect_loop", `${start.href} redirects without end after ${hops.length} hops`);
    seen.add(state);
    const hop: Hop = { url: url.href, ...(await probe(options, url, { cookie, maxBodyBytes })) };
    hops.push(hop);
    jar.take(url.hostname, hop);
    if (hop.location === null || hop.status < 300 || hop.status >= 400) return hops;
    if (!URL.canParse(hop.location, url.href)) return hops;
    const next = new URL(hop.location, url.href);
    if (next.protocol !== "http:" && next.protocol !== "https:")
      throw new ScanFailed("unreachable", `${url.href} redirects to ${next.protocol}`);
    url = next;
  }
}

/** A hop as it is kept: what following it needed is masked. */
const masked = (hop: Hop): Hop => ({
  url: maskUrl(hop.url),
  status: hop.status,
  location: hop.location === null ? null : maskUrl(hop.location),
  headers: hop.headers.map(maskHeader),
});

/** Hops from the submitted address, or the failure that ends the assessment. */
export async function followTarget(options: ProbeOptions, target: URL): Promise<Hop[]> {
  const hops = await followHops(options, target, MOST_DOCUMENT_BYTES).catch((error: unknown) => {
    throw failureOf(error, target.hostname);
  });
  const last = hops.at(-1);
  const challenged = last?.headers.some(({ name }) => name === "cf-mitigated");
  if (last && last.status >= 500 && !challenged)
    throw new ScanFailed("server_error", `${last.url} answers ${last.status}`);
  return hops;
}

/** The rest of the network facts, once the target is known to answer. */
export async function collectNetwork(options: ProbeOptions, target: URL, hops: Hop[]): Promise<NetworkFacts> {
  const reached = hops.some(
    ({ url }) => new URL(url).protocol === "https:" && new URL(url).hostname === target.hostname,
  );
  const [httpHops, httpsReachable] = await Promise.all([
    followHops(options, new URL(`http://${target.hostname}/`)).catch(() => null),
    reached ||
      dialTls(options, target.hostname, 443).then(
        (socket) => {
          socket.destroy();
          return true;
        },
        () => false,
      ),
  ]);
  return { hops: hops.map(masked), httpHops: httpHops?.map(masked) ?? null, httpsReachable };
}
