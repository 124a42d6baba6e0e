// The fast part of the tests: what `pnpm check` runs and `npm test` begins with.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bin, root } from "./house.mjs";
import { commandRunner, vitestRunner } from "./runners.mjs";

const projects = [
  ".",
  ".storybook",
  ...["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  ),
];

/** Every TypeScript project on its own, so that a browser package cannot lean on Node's types. */
async function types() {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const project of projects) {
    const tally = await commandRunner(`types of ${project}`, join(bin, "tsc"), ["--noEmit", "-p", project]);
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.failures.push(...tally.failures);
  }
  return total;
}

export const fastRunners = [
  [
    "format, lint, boundaries",
    () => commandRunner("format, lint, boundaries", join(bin, "biome"), ["ci", "--error-on-warnings", "."]),
  ],
  [
    "regular expressions",
    () => commandRunner("regular expressions", process.execPath, [join(root, "scripts/regexps/main.ts")]),
  ],
  ["types", types],
  ["unit", () => vitestRunner("unit", ["unit"])],
];
