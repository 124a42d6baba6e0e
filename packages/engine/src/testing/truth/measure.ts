/**
 * Holds the checks against sites whose truth is known:
 *
 *     node src/testing/truth/measure.ts [--sites=<pattern of hosts>] [--runs=5] [--at-once=2] [--kept | --keep]
 *
 * `--kept` judges the facts that are kept in the repository, without a visit; `--keep` keeps those of this visit there.
 * Prints what differs from the truth, precision and recall by check and family, and with several runs which
 * verdicts were not the same each time. The sites are of makes and languages that no rule was written for; when
 * one is used to mend a rule it is no measure any more: add others.
 */
import { parseArgs } from "node:util";
import { createAuthority } from "../../demo/certificates.ts";
import { serveSites } from "../../demo/site.ts";
import type { WebsiteFacts } from "../../facts/types.ts";
import { createContext, evaluateAll, rules } from "../../rules/index.ts";
import type { Finding } from "../../rules/types.ts";
import { startScan } from "../../worker/start.ts";
import { type Case, truthOf } from "./case.ts";
import { keep, readKept } from "./kept.ts";
import { cases } from "./sites/index.ts";
import { Tallies } from "./tally.ts";
import { vendors } from "./vendors.ts";

const { values } = parseArgs({
  options: {
    sites: { type: "string", default: "" },
    runs: { type: "string", default: "1" },
    "at-once": { type: "string", default: "2" },
    kept: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});
const known = new Set(rules.map(({ id }) => id));
const pattern = new RegExp(values.sites);
const chosen = cases.filter(({ host }) => pattern.test(host));
const authority = await createAuthority();
const shared = await serveSites(vendors, authority);

const kept = values.kept ? readKept() : null;
const visited: Record<string, WebsiteFacts> = {};

/** Facts of one assessment of a site, or those kept of an earlier one. */
async function factsOf({ host, site, plain = site, also = [] }: Case): Promise<WebsiteFacts | null> {
  if (kept) return kept[host] ?? null;
  // Sites of other making have other stand-ins for the same vendor: each is served with its own.
  const own = await serveSites([{ hosts: [host], https: site, http: plain }, ...also], authority);
  const outcome = await startScan({
    url: `https://${host}/`,
    hostMap: { ...shared.hostMap, ...own.hostMap },
    ca: authority.pem,
  }).result;
  await own.close();
  if (!outcome.ok) {
    console.log(`${host}: ${outcome.failure} ${outcome.detail}`);
    return null;
  }
  visited[host] = outcome.facts;
  return outcome.facts;
}

/** Findings about a site, by check. */
async function assess(site: Case): Promise<ReadonlyMap<string, Finding> | null> {
  const { territories = ["EU"] } = site;
  const facts = await factsOf(site);
  if (!facts) return null;
  const context = createContext({ territories, now: facts.startedAt });
  return new Map(evaluateAll(facts, context).map((finding) => [finding.checkId, finding]));
}

const tallies = new Tallies();
/** What each check of each site answered, run by run. */
const answers = new Map<string, string[]>();
const started = Date.now();
for (let run = 1; run <= Number(values.runs); run += 1) {
  const queue = [...chosen];
  const lane = async () => {
    for (let site = queue.shift(); site; site = queue.shift()) {
      const found = await assess(site);
      for (const [id, finding] of found ?? []) {
        const key = `${site.host} ${id}`;
        answers.set(key, [...(answers.get(key) ?? []), finding.outcome]);
      }
      for (const [id, is] of truthOf(site, known)) {
        if (!known.has(id)) throw new Error(`no check ${id}`);
        const finding = found?.get(id);
        const fits = tallies.add(id, is, finding?.outcome ?? "error");
        if (!fits && run === 1)
          console.log(`${site.host} ${id}: is ${is}, said ${finding?.outcome}: ${finding?.summary.en}`);
      }
    }
  };
  await Promise.all(Array.from({ length: Number(values["at-once"]) }, lane));
}
await shared.close();
if (values.keep) keep(visited);
for (const [key, said] of answers)
  if (new Set(said).size > 1) console.log(`not the same each time: ${key}: ${said.join(", ")}`);
console.log(tallies.report().join("\n"));
console.log(`${chosen.length} sites, ${values.runs} runs, ${Math.round((Date.now() - started) / 1_000)} s`);
process.exit(0);
