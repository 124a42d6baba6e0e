// `npm test`: everything, one runner after the other, with one closing line summed over all of them.

import { fastRunners } from "./lib/fast-checks.mjs";
import { buildApps, buildStorybook, ensureInstalled } from "./lib/prepare.mjs";
import { broken, commandRunner, playwrightRunner, sumOf, vitestRunner } from "./lib/runners.mjs";
import { skeletonRunner } from "./lib/skeletons/check.mjs";
import { endQuiet, node24 } from "./lib/workspace.mjs";

// What runs beside is in groups of its own, which a terminal's Ctrl-C does not reach.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => {
    endQuiet();
    process.exit(1);
  });

await ensureInstalled();

/** Both wait more than they compute, for what fades, for timers and for sites that are visited: they run side by side. */
async function inBrowsers() {
  if (!(await buildStorybook())) return broken("build of Storybook");
  if (!(await buildApps())) return broken("build of the apps");
  const journeys = async () => [
    await vitestRunner("engine-e2e", ["engine-e2e"], { beside: true }),
    await playwrightRunner("journeys", { beside: true }),
  ];
  const [stories, others] = await Promise.all([
    playwrightRunner("stories", { extra: ["--config", "tests/stories"] }),
    journeys(),
  ]);
  return sumOf([stories, ...others]);
}

const steps = [
  ...fastRunners,
  ["server", () => vitestRunner("server", ["server"])],
  ["package of the design system", () => vitestRunner("package", ["package"])],
  ["its sizes", () => commandRunner("sizes of the design system", node24, ["scripts/ui/size.ts"])],
  ["components", () => vitestRunner("components", ["components"])],
  ["what pnpm new writes", skeletonRunner],
  ["stories and their pictures, engine in a browser, journeys", inBrowsers],
];

const tallies = [];
for (const [index, [name, runner]] of steps.entries()) {
  const started = Date.now();
  console.log(`\n── ${index + 1}/${steps.length} ${name}`);
  const tally = await runner();
  tallies.push(tally);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
}

const total = sumOf(tallies);
if (total.failures.length > 0)
  console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join("\n")}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
