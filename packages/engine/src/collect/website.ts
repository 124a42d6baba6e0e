import { resolveCname } from "node:dns/promises";
import { getDomain } from "tldts";
import { EgressGuard, type GuardOptions } from "../egress/guard.ts";
import { parseTarget } from "../egress/vet-url.ts";
import type { Coverage, PassFacts, PassName, PolicyFact, WebsiteFacts } from "../facts/types.ts";
import { FACTS_VERSION } from "../facts/types.ts";
import type { ScanBlob, ScanProgress } from "../worker/types.ts";
import { mostAsking } from "./asking.ts";
import type { BrowserSettings } from "./browser/launch.ts";
import type { NextPage } from "./browser/more-pages.ts";
import { runPass } from "./browser/pass.ts";
import { hostnameOf } from "./browser/start-page.ts";
import { CanonicalNames, type NameServer } from "./canonical-names.ts";
import { compareVisits } from "./compare-visits.ts";
import { type Answers, settle } from "./consent/settle.ts";
import { countriesOf } from "./countries.ts";
import { ScanFailed } from "./failure.ts";
import type { ProbeOptions } from "./http.ts";
import { collectNetwork, followTarget } from "./network.ts";
import { collectPolicies } from "./policies/policies.ts";
import { answersAlike, collectSurroundings } from "./surroundings.ts";
import { collectTls, probeLegacy, spkiHashes } from "./tls.ts";

export interface CollectOptions extends GuardOptions {
  url: string;
  /** PEM of the authority for mapped hosts. */
  ca?: string;
  browser: Omit<BrowserSettings, "trustedKeys"> & { version: string };
  /** Folder for throw-away profiles. */
  folder: string;
  /** Passes at once after the first. */
  parallel: number;
  engineVersion: string;
  /** Default: the system's own, which knows no mapped host. */
  nameServer?: NameServer;
  onProgress(progress: ScanProgress): void;
}

interface Gathered {
  answers: Answers;
  little: boolean;
  sketches: Partial<Record<PassName, ReadonlySet<string>>>;
  passes: Partial<Record<PassName, PassFacts>>;
  coverage: Coverage[];
  blobs: Map<string, ScanBlob>;
}

function reasonOf(error: unknown): string {
  if (error instanceof ScanFailed) return "browser_failed";
  return /timeout/i.test(String(error)) ? "timeout" : "navigation_failed";
}

/** Runs tasks, at most `width` at once, in order of their start. */
async function inTurns(tasks: readonly (() => Promise<void>)[], width: number): Promise<void> {
  const queue = [...tasks];
  const lane = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Tells the visits as the choices they turned out to make. */
function settleAnswers(gathered: Gathered): void {
  const settled = settle(gathered.answers);
  if (!settled) return;
  const { coverage, sketches, passes, blobs } = gathered;
  for (const pass of settled.dropped) {
    const shots = passes[pass]?.screenshots ?? [];
    delete passes[pass];
    const left = Object.values(passes).flatMap(({ screenshots }) => screenshots.map(({ blob }) => blob));
    for (const { blob } of shots) if (!left.includes(blob)) blobs.delete(blob);
    const entry = coverage.find(({ collector }) => collector === pass);
    Object.assign(entry ?? {}, { complete: false, reason: "no_banner" });
  }
  if (settled.swapped) {
    for (const entry of coverage)
      if (entry.collector === "reject") entry.collector = "accept";
      else if (entry.collector === "accept") entry.collector = "reject";
    [sketches.reject, sketches.accept] = [sketches.accept, sketches.reject];
  }
  for (const facts of settled.facts) {
    passes[facts.pass] = facts;
    const entry = coverage.find(({ collector }) => collector === facts.pass);
    if (entry?.complete && facts.choice && !facts.choice.pressed)
      Object.assign(entry, { complete: false, reason: facts.banner ? "not_pressed" : "no_banner" });
  }
}

/** Collects every fact about a website. Throws {@link ScanFailed} when the target cannot be assessed at all. */
export async function collectWebsite(
  options: CollectOptions,
): Promise<{ facts: WebsiteFacts; blobs: ScanBlob[] }> {
  const started = Date.now();
  const target = parseTarget(options.url);
  if (!target) throw new ScanFailed("unreachable", "not an http or https address on port 80 or 443");
  const { onProgress } = options;
  onProgress({ step: "network", percent: 2 });
  const guard = new EgressGuard(options);
  const probes: ProbeOptions = { guard, ca: options.ca, userAgent: options.browser.userAgent };
  const names = new CanonicalNames(
    options.nameServer ?? (async (host) => (guard.isMapped(host) ? [] : resolveCname(host))),
  );
  const [hops, tls] = await Promise.all([followTarget(probes, target), collectTls(probes, target.hostname)]);

  onProgress({ step: "visit", percent: 12 });
  const trustedKeys = spkiHashes(options.ca ?? "");
  // The page is assessed even where its certificate is bad: the certificate is a finding of its own.
  if (tls && !tls.facts.authorized && tls.spki) trustedKeys.push(tls.spki);
  const settings: BrowserSettings = { ...options.browser, trustedKeys };
  const gathered: Gathered = {
    answers: {},
    little: false,
    sketches: {},
    passes: {},
    coverage: [],
    blobs: new Map(),
  };
  let pages: readonly NextPage[] | undefined;
  let policies: PolicyFact[] = [];
  let policyCoverage: Coverage = { collector: "policy", complete: false, reason: "no_visit" };

  const visit = async (pass: PassName, beforeClose?: Parameters<typeof runPass>[0]["beforeClose"]) => {
    try {
      const result = await runPass({
        pass,
        url: target.href,
        guard,
        settings,
        folder: options.folder,
        pages,
        peek: (likely, others) => mostAsking(probes, likely, others),
        beforeClose,
      });
      pages ??= result.pages;
      gathered.sketches[pass] = result.sketch;
      if (result.facts) {
        gathered.passes[pass] = result.facts;
        const pageHosts = [target.href, hops.at(-1)?.url ?? "", result.facts.finalUrl].map(hostnameOf);
        names.lookUp([...new Set(result.facts.requests.map(({ host }) => host))], pageHosts);
        const { facts, answer, unknownMatter } = result;
        gathered.answers[pass] = { facts, answer, unknownMatter };
      }
      if (pass === "base") gathered.little = result.little;
      gathered.coverage.push(result.coverage);
      for (const blob of result.blobs) gathered.blobs.set(blob.sha256, blob);
    } catch (error) {
      // Without a browser there is nothing to say about the site.
      if (pass === "base" && error instanceof ScanFailed) throw error;
      gathered.coverage.push({ collector: pass, complete: false, reason: reasonOf(error) });
      console.error(`${pass}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const [network, tlsFacts] = await Promise.all([
    collectNetwork(probes, target, hops),
    tls ? probeLegacy(probes, tls.facts) : null,
    visit("base", async (facts, context, startText) => {
      const found = await collectPolicies(context, facts, probes, startText);
      policies = found.policies;
      policyCoverage = found.coverage;
    }),
  ]);

  const surroundings = collectSurroundings(probes, target, network);
  let percent = 50;
  let latest: ScanProgress["step"] = "reject";
  const later = (["reject", "accept", "gpc"] as const).map((pass) => async () => {
    latest = pass;
    onProgress({ step: pass, percent });
    await visit(pass);
    percent += 14;
    onProgress({ step: latest, percent });
  });
  await inTurns(later, options.parallel);
  onProgress({ step: "policy", percent: 95 });
  const around = await surroundings;
  settleAnswers(gathered);
  compareVisits(gathered);
  // A few words that every address answers with are a message, whatever they say.
  if (gathered.little && (await answersAlike(probes, target, around.wellKnown ?? [])))
    for (const entry of gathered.coverage)
      if (entry.complete || entry.reason === "no_banner")
        Object.assign(entry, { complete: false, reason: "message" });
  const base = gathered.coverage.find(({ collector }) => collector === "base");
  // What a page that is not the site links to is not the site's.
  if (base && !base.complete && !["requests_missing"].includes(base.reason ?? ""))
    policyCoverage = { collector: "policy", complete: false, reason: base.reason };

  const facts: WebsiteFacts = {
    version: FACTS_VERSION,
    assetType: "website",
    target: {
      url: target.href,
      host: target.hostname,
      site: getDomain(target.hostname, { allowPrivateDomains: true }) ?? target.hostname,
    },
    startedAt: new Date(started).toISOString(),
    durationMs: Date.now() - started,
    engine: {
      version: options.engineVersion,
      browser: options.browser.version,
      sandboxed: settings.sandbox,
    },
    coverage: [
      { collector: "network", complete: true, reason: null },
      {
        collector: "tls",
        complete: tlsFacts !== null || !network.httpsReachable,
        reason: tlsFacts || !network.httpsReachable ? null : "no_handshake",
      },
      ...gathered.coverage,
      policyCoverage,
    ],
    network,
    tls: tlsFacts,
    passes: gathered.passes,
    policies,
    ipCountries: await countriesOf(guard.log.flatMap(({ ip }) => (ip ? [ip] : []))),
    ...around,
    aliases: await names.found(),
    egress: guard.log.map((record) => ({ ...record })),
  };
  facts.durationMs = Date.now() - started;
  return { facts, blobs: [...gathered.blobs.values()] };
}
