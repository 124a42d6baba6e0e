// `npm test`: everything, with one closing line summed over all of it. What waits more than it computes goes on beside
// what needs no browser; stories and journeys, in which pages are measured, have the machine to themselves.

import { fastRunners } from "./lib/fast-checks.mjs";
import { buildApps, buildStorybook, ensureInstalled } from "./lib/prepare.mjs";
import { commandRunner, playwrightRunner, vitestRunner } from "./lib/runners.mjs";
import { skeletonRunner } from "./lib/skeletons/check.mjs";
import { keepingOutput, node24, output } from "./lib/workspace.mjs";

// pnpm takes `pnpm t <path>` for `pnpm test <path>`: with paths, the tests of these and no others.
if (process.argv.length > 2) await import("./t.mjs");

await ensureInstalled();

/** Something to build counts only where it fails. */
const build = (what, builder) => async () =>
  (await builder())
    ? { passed: 0, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [`build of ${what}`] };

const WITHOUT_A_BROWSER = [
  ...fastRunners,
  ["server", () => vitestRunner("server", ["server"])],
  ["package of the design system", () => vitestRunner("package", ["package"])],
  ["its sizes", () => commandRunner("sizes of the design system", node24, ["scripts/ui/size.ts"])],
];

const BESIDE = [
  ["build of Storybook", build("Storybook", buildStorybook)],
  ["build of the apps", build("the apps", buildApps)],
  ["engine in a browser", () => vitestRunner("engine-e2e", ["engine-e2e"])],
];

const ALONE = [
  ["components", () => vitestRunner("components", ["components"])],
  ["what pnpm new writes", skeletonRunner],
  ["stories and their pictures", () => playwrightRunner("stories", ["--config", "tests/stories"])],
  ["journeys", () => playwrightRunner("journeys")],
];

const total = { passed: 0, failed: 0, skipped: 0, failures: [] };

async function inTurn(steps) {
  for (const [name, runner] of steps) {
    const started = Date.now();
    output().write(`\n── ${name}\n`);
    const tally = await runner();
    for (const key of ["passed", "failed", "skipped"]) total[key] += tally[key];
    total.failures.push(...tally.failures);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    output().write(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s\n`);
  }
}

const started = Date.now();
await Promise.all([inTurn(WITHOUT_A_BROWSER), keepingOutput(() => inTurn(BESIDE))]);
await inTurn(ALONE);

if (total.failures.length > 0)
  console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join("\n")}\n`);
console.log(`in ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
