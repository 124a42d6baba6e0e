/**
 * Holds the checks against sites whose truth is known: `node src/testing/truth/measure.ts [part of a host]`.
 * Prints what differs, and precision and recall by family. The sites are of makes and languages that no rule
 * was written for; when one is used to mend a rule, it is no measure any more: add another.
 */
import { createAuthority } from "../../demo/certificates.ts";
import { serveSites } from "../../demo/site.ts";
import { createContext, evaluateAll, rules } from "../../rules/index.ts";
import { startScan } from "../../worker/start.ts";
import { cases, type Truth } from "./sites.ts";
import { vendors } from "./vendors.ts";

interface Tally {
  right: number;
  false: number;
  missed: number;
  falsePassed: number;
}

const wanted = process.argv[2] ?? "";
const chosen = cases.filter(({ host }) => host.includes(wanted));
const authority = await createAuthority();
const running = await serveSites(
  [
    ...vendors,
    ...chosen.flatMap(({ host, site, also = [] }) => [{ hosts: [host], https: site, http: site }, ...also]),
  ],
  authority,
);
const families = new Map<string, Tally>();
const tallyOf = (id: string) => {
  const family = id.split(".")[1] ?? id;
  const tally = families.get(family) ?? { right: 0, false: 0, missed: 0, falsePassed: 0 };
  families.set(family, tally);
  return tally;
};
const known = new Set(rules.map(({ id }) => id));
const EU = ["EU"] as const;
let seconds = 0;
for (const { host, truth, territories = EU } of chosen) {
  const outcome = await startScan({ url: `https://${host}/`, hostMap: running.hostMap, ca: authority.pem })
    .result;
  seconds += outcome.usage.wallMs / 1_000;
  if (!outcome.ok) {
    console.log(`${host}: ${outcome.failure} ${outcome.detail}`);
    continue;
  }
  const { facts } = outcome;
  const context = createContext({ territories, now: facts.startedAt });
  const found = new Map(evaluateAll(facts, context).map((finding) => [finding.checkId, finding]));
  for (const [end, is] of Object.entries(truth) as [string, Truth][]) {
    const id = `web.${end}`;
    if (!known.has(id)) throw new Error(`no check ${id}`);
    const finding = found.get(id);
    const said = finding?.outcome ?? "error";
    const flagged = said === "failed" || said === "potential";
    const tally = tallyOf(id);
    if (flagged && is === "defect") tally.right += 1;
    if (flagged && is !== "defect") tally.false += 1;
    if (!flagged && is === "defect") tally.missed += 1;
    if (said === "passed" && (is === "defect" || is === "open")) tally.falsePassed += 1;
    const fits =
      is === "defect"
        ? flagged
        : is === "fine"
          ? said === "passed"
          : is === "open"
            ? said === "uncertain" || said === "potential"
            : said === "not_applicable";
    if (!fits) console.log(`${host} ${id}: is ${is}, said ${said}: ${finding?.summary.en}`);
  }
}
await running.close();
const percent = (part: number, rest: number) =>
  part + rest === 0 ? "  -" : `${Math.round((100 * part) / (part + rest))} %`;
const all = { right: 0, false: 0, missed: 0, falsePassed: 0 };
for (const tally of families.values())
  for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += tally[key];
for (const [family, { right, false: wrong, missed, falsePassed }] of [...families, ["all", all] as const])
  console.log(
    `${family.padEnd(12)} precision ${percent(right, wrong)}, recall ${percent(right, missed)} (${right} right, ${wrong} false, ${missed} missed), falsely passed ${falsePassed}`,
  );
console.log(`${chosen.length} sites in ${Math.round(seconds)} s`);
process.exit(0);
