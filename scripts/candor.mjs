// `npm run candor -- …`: accounts and companies from the command line.
import { loadDotEnv } from "./lib/dot-env.mjs";
import { houseEnv, node24, root, run } from "./lib/house.mjs";
import { ensureInstalled } from "./lib/prepare.mjs";

loadDotEnv();
await ensureInstalled();
process.exit(
  await run(node24, ["apps/server/src/cli/main.ts", ...process.argv.slice(2)], {
    cwd: root,
    env: houseEnv(),
  }),
);
