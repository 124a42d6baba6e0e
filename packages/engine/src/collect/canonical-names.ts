import { siteOf } from "./browser/start-page.ts";

/** Names a host stands for, as a name server says; throws where there is none. */
export type NameServer = (host: string) => Promise<string[]>;

/** Hosts that are looked up in one assessment: a page that makes up names as it goes must not ask without end. */
const MOST_HOSTS = 40;
/** Of one visit, so that a later one has some left for what it alone asks for. */
const MOST_OF_A_VISIT = 24;
const MOST_LINKS = 5;
const DNS_MS = 1_500;

/** Looks up which names the site's own hosts stand for: a vendor may hide behind one. Each host is asked about once. */
export class CanonicalNames {
  readonly #asked = new Map<string, Promise<string[]>>();
  readonly #nameServer: NameServer;

  constructor(nameServer: NameServer) {
    this.#nameServer = nameServer;
  }

  /** Begins to look up, of the hosts of a visit, those of the same site as `pages`, the hosts its pages stand on, and not these. */
  lookUp(hosts: readonly string[], pages: readonly string[]): void {
    const own = new Set(pages.map(siteOf));
    const most = Math.min(MOST_HOSTS, this.#asked.size + MOST_OF_A_VISIT);
    for (const host of hosts) {
      if (this.#asked.size >= most) return;
      if (this.#asked.has(host) || pages.includes(host) || !own.has(siteOf(host))) continue;
      this.#asked.set(host, this.#namesOf(host));
    }
  }

  /** What was found: the names of each host that has others, nearest first. */
  async found(): Promise<Record<string, string[]>> {
    const all = await Promise.all(
      [...this.#asked].map(async ([host, names]) => [host, await names] as const),
    );
    return Object.fromEntries(all.filter(([, names]) => names.length > 0));
  }

  async #namesOf(host: string, links = MOST_LINKS): Promise<string[]> {
    if (links === 0) return [];
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string[]>((done) => {
      timer = setTimeout(() => done([]), DNS_MS);
    });
    const [next] = await Promise.race([this.#nameServer(host), late]).catch(() => []);
    clearTimeout(timer);
    return next ? [next, ...(await this.#namesOf(next, links - 1))] : [];
  }
}
