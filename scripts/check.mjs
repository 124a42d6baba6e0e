// `pnpm check [--changed]`: the fast part, to run before each commit; with --changed, what the change reaches.

import { changedRunners } from "./lib/changed.mjs";
import { fastRunners } from "./lib/fast-checks.mjs";
import { ensureInstalled } from "./lib/prepare.mjs";

await ensureInstalled();
const started = Date.now();
const failures = [];
const runners = process.argv.includes("--changed") ? changedRunners() : fastRunners;
for (const [, runner] of runners) failures.push(...(await runner()).failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
console.log(
  `${failures.length === 0 ? "All well" : "Not well"}, in ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
process.exit(failures.length > 0 ? 1 : 0);
