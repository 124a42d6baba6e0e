// `pnpm visual [--update] [--reverse] [--built] [filter]`: pictures of all stories against the baselines in tests/visual.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../lib/house.mjs";
import { visual } from "./run.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean" }, reverse: { type: "boolean" }, built: { type: "boolean" } },
});

const started = Date.now();
const tally = await visual({ ...values, filter: positionals[0] });
// For the runner of `npm test`.
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(join(root, "test-results/visual.json"), JSON.stringify(tally));
for (const failure of tally.failures) console.log(failure);
console.log(
  `${tally.passed} pictures as before, ${tally.failed} not, in ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
process.exit(tally.failed > 0 ? 1 : 0);
