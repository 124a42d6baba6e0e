// `npm run candor -- …`: accounts and companies from the command line.
import { loadDotEnv } from "./lib/dot-env.mjs";
import { ensureInstalled } from "./lib/prepare.mjs";
import { node24, root, run, toolEnv } from "./lib/workspace.mjs";

loadDotEnv();
await ensureInstalled();
process.exit(
  await run(node24, ["apps/server/src/cli/main.ts", ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnv(),
  }),
);
