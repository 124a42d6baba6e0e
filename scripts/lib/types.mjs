import { mkdirSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { commandRunner } from "./runners.mjs";
import { bin, root } from "./workspace.mjs";

const cache = join(root, "node_modules/.cache/candor/types");

/** Features and both apps, as one: each app read the features once more, and took as long for it as they do. */
const TOGETHER = "tsconfig.browser.json";
const MEMBERS = ["packages/features", "apps/portal", "apps/mis"];

/** The TypeScript project in which a folder is read. */
export const projectOf = (folder) => (MEMBERS.includes(folder) ? TOGETHER : folder);

/** Every TypeScript project; `.storybook` is part of the root's. */
export const projects = [
  ...new Set([
    TOGETHER,
    ".",
    ...["packages", "apps"].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => projectOf(`${group}/${name}`)),
    ),
  ]),
];

/**
 * Each on its own, so that a browser package cannot lean on Node's types; what was right before is not read again. Several
 * go on at once with one checker each, the longest first: four checkers of one project each work out the types that they
 * share, and took 1.75 times the processor time.
 */
export async function typesOf(wanted = projects) {
  mkdirSync(cache, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const waiting = [...wanted].sort((a, b) => Number(b === TOGETHER) - Number(a === TOGETHER));
  const checker = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const kept = join(cache, `${project.replaceAll("/", "-")}.tsbuildinfo`);
      const words = [
        "--noEmit",
        "--checkers",
        "1",
        "--incremental",
        "--tsBuildInfoFile",
        kept,
        "-p",
        project,
      ];
      const tally = await commandRunner(`types of ${project}`, join(bin, "tsc"), words);
      total.passed += tally.passed;
      total.failed += tally.failed;
      total.failures.push(...tally.failures);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, checker));
  return total;
}
