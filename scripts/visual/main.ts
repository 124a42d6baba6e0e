// `pnpm visual [--update] [--reverse] [--fresh] [--built] [--pages n] [filter]`: pictures of all stories against the
// baselines in tests/visual, and each story on a narrow page and with large text.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../lib/house.mjs";
import { visual } from "./run.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: "boolean" },
    reverse: { type: "boolean" },
    fresh: { type: "boolean" },
    built: { type: "boolean" },
    pages: { type: "string" },
  },
});

const started = Date.now();
const pages = values.pages ? Number(values.pages) : undefined;
const tally = await visual({ ...values, pages, filter: positionals[0] });
// For the runner of `npm test`.
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(join(root, "test-results/visual.json"), JSON.stringify(tally));
for (const failure of tally.failures) console.log(failure);
console.log(
  `${tally.passed} pictures and stories as they should be, ${tally.failed} not, in ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
process.exit(tally.failed > 0 ? 1 : 0);
