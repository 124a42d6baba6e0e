// `node scripts/bench/sites.ts`: what assessments of the careless demo shop and of large sites cost, beside the goals.
import { startScan } from "@candor/engine";
import { startDemoTargets } from "@candor/engine/demo";
import { LARGE_SITES, largeSites, startTestTargets } from "@candor/engine/testing";
import { printTable } from "./table.ts";

const SHOP = { seconds: 20, megabytes: 900 };
const LARGE_SECONDS = 60;

interface Targets {
  hostMap: Parameters<typeof startScan>[0]["hostMap"];
  ca: string;
}

async function row(name: string, url: string, { hostMap, ca }: Targets, goal: string): Promise<string[]> {
  const { ok, usage, ...rest } = await startScan({ url, hostMap, ca }).result;
  const held = usage.peakMemoryBytes === null ? "-" : `${Math.round(usage.peakMemoryBytes / 1_000_000)} MB`;
  const ended = ok ? "done" : "failure" in rest ? rest.failure : "failed";
  return [name, `${(usage.wallMs / 1_000).toFixed(1)} s`, held, goal, ended];
}

const rows: string[][] = [];
const demo = await startDemoTargets();
rows.push(
  await row(
    "careless demo shop",
    "https://www.linden-shop.example/",
    demo,
    `${SHOP.seconds} s, ${SHOP.megabytes} MB`,
  ),
);
await demo.close();
const large = await startTestTargets(largeSites);
for (const [name, url] of Object.entries(LARGE_SITES))
  rows.push(await row(name, url, large, `${LARGE_SECONDS} s`));
await large.close();
printTable(["site", "wall", "peak memory of worker and browsers", "goal", "end"], rows);
