import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { commandRunner } from "./runners.mjs";
import { bin, root } from "./workspace.mjs";

const cache = join(root, "node_modules/.cache/candor/types");

/** Every TypeScript project. */
export const projects = [
  ".",
  ".storybook",
  ...["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  ),
];

/** Each on its own, so that a browser package cannot lean on Node's types; what was right before is not read again. */
export async function typesOf(wanted = projects) {
  mkdirSync(cache, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const project of wanted) {
    const kept = join(cache, `${project.replaceAll("/", "-")}.tsbuildinfo`);
    const words = ["--noEmit", "--incremental", "--tsBuildInfoFile", kept, "-p", project];
    const tally = await commandRunner(`types of ${project}`, join(bin, "tsc"), words);
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.failures.push(...tally.failures);
  }
  return total;
}
