// The fast part of the tests: what `pnpm check` runs and `npm test` begins with.
import { join } from "node:path";
import { noPlaceholders } from "./placeholders.mjs";
import { commandRunner, vitestRunner } from "./runners.mjs";
import { typesOf } from "./types.mjs";
import { bin, node24, root } from "./workspace.mjs";

export const texts = async () => {
  const failures = noPlaceholders() ? [] : ["texts still to be written"];
  return { passed: 1 - failures.length, failed: failures.length, skipped: 0, failures };
};

export const checkRunners = [
  [
    "format, lint, boundaries",
    () => commandRunner("format, lint, boundaries", join(bin, "biome"), ["ci", "--error-on-warnings", "."]),
  ],
  [
    "regular expressions",
    () => commandRunner("regular expressions", node24, [join(root, "scripts/regexps/main.ts")]),
  ],
  [
    "what nothing uses",
    () => commandRunner("what nothing uses", join(bin, "knip"), ["--no-progress", "--reporter", "compact"]),
  ],
  ["texts", texts],
  ["types", () => typesOf()],
  ["unit", () => vitestRunner("unit", ["unit"])],
];
