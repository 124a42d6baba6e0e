// `npm test`: everything, one runner after the other, with one closing line summed over all of them.

import { checkRunners } from "./lib/check-runners.mjs";
import { buildApps, buildStorybook, ensureInstalled } from "./lib/prepare.mjs";
import { commandRunner, playwrightRunner, vitestRunner } from "./lib/runners.mjs";
import { skeletonRunner } from "./lib/skeletons/check.mjs";
import { node24 } from "./lib/workspace.mjs";

// pnpm takes `pnpm t <path>` for `pnpm test <path>`: with paths, the tests of these and no others.
if (process.argv.length > 2) await import("./t.mjs");

await ensureInstalled();

const steps = [
  ...checkRunners,
  ["server", () => vitestRunner("server", ["server"])],
  ["package of the design system", () => vitestRunner("package", ["package"])],
  ["its sizes", () => commandRunner("sizes of the design system", node24, ["scripts/ui/size.ts"])],
  ["components", () => vitestRunner("components", ["components"])],
  ["what pnpm new writes", skeletonRunner],
  [
    "stories and their pictures",
    async () => {
      if (await buildStorybook()) return playwrightRunner("stories", ["--config", "tests/stories"]);
      return { passed: 0, failed: 1, skipped: 0, failures: ["build of Storybook"] };
    },
  ],
  ["engine in a browser", () => vitestRunner("engine-e2e", ["engine-e2e"])],
  [
    "journeys",
    async () => {
      if (await buildApps()) return playwrightRunner("journeys");
      return { passed: 0, failed: 1, skipped: 0, failures: ["build of the apps"] };
    },
  ],
];

const total = { passed: 0, failed: 0, skipped: 0, failures: [] };
for (const [index, [name, runner]] of steps.entries()) {
  const started = Date.now();
  console.log(`\n── ${index + 1}/${steps.length} ${name}`);
  const tally = await runner();
  for (const key of ["passed", "failed", "skipped"]) total[key] += tally[key];
  total.failures.push(...tally.failures);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
}

if (total.failures.length > 0)
  console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join("\n")}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
