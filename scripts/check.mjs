// `pnpm check`: the fast part, to run before each commit.

import { fastRunners } from "./lib/fast.mjs";
import { ensureInstalled } from "./lib/prepare.mjs";

await ensureInstalled();
const failures = [];
for (const [, runner] of fastRunners) failures.push(...(await runner()).failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
process.exit(failures.length > 0 ? 1 : 0);
