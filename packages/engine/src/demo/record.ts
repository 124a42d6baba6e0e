/**
 * Assesses both demo shops and writes what was seen beside the rules, as the facts their tests stand on.
 * Run: `node packages/engine/src/demo/record.ts`
 */
import { writeFile } from "node:fs/promises";
import { startScan } from "../worker/start.ts";
import { startDemoTargets } from "./start.ts";

const shops = {
  careless: "https://www.linden-shop.example/",
  careful: "https://www.aster-shop.example/",
} as const;

const targets = await startDemoTargets();
try {
  for (const [name, url] of Object.entries(shops)) {
    const { hostMap, ca } = targets;
    const outcome = await startScan({ url, hostMap, ca }).result;
    if (!outcome.ok) throw new Error(`${name}: ${outcome.failure}: ${outcome.detail}`);
    const json = `${JSON.stringify(outcome.facts, null, 1)}\n`;
    await writeFile(new URL(`../rules/fixtures/${name}.facts.json`, import.meta.url), json);
    const { wallMs, peakMemoryBytes } = outcome.usage;
    const memory = Math.round((peakMemoryBytes ?? 0) / 1_000_000);
    console.log(`${name}: ${Math.round(json.length / 1_000)} kB in ${wallMs} ms, ${memory} MB at most`);
  }
} finally {
  await targets.close();
}
