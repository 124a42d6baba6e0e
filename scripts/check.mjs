// `pnpm check [--changed]`: the fast part, to run before each commit; with --changed, what the change reaches.

import { changedRunners } from "./lib/changed.mjs";
import { checkRunners } from "./lib/check-runners.mjs";
import { ensureInstalled } from "./lib/prepare.mjs";

await ensureInstalled();
const started = Date.now();
const failures = [];
if (process.argv.includes("--changed")) {
  // Each is short, and none takes all processors.
  const tallies = await Promise.all(changedRunners().map(([, runner]) => runner()));
  failures.push(...tallies.flatMap((tally) => tally.failures));
} else for (const [, runner] of checkRunners) failures.push(...(await runner()).failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
console.log(
  `${failures.length === 0 ? "All well" : "Not well"}, in ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
process.exit(failures.length > 0 ? 1 : 0);
