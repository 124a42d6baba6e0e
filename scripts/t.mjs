// `pnpm t <path> [words for the runner]`: the tests of a file, of a folder or of the source beside them, of any kind.
import { join, relative, resolve } from "node:path";
import { buildApps, buildStorybook, ensureInstalled } from "./lib/prepare.mjs";
import { runnerOf, testsOf } from "./lib/tests-of.mjs";
import { bin, root, run } from "./lib/workspace.mjs";

const words = process.argv.slice(2);
const paths = words.filter((word) => !word.startsWith("-"));
const extra = words.filter((word) => word.startsWith("-"));
if (paths.length === 0) {
  console.error(
    "Usage: pnpm t <test, story, source file or folder> [--update, --watch or another word of the runner]",
  );
  process.exit(2);
}

const asked = process.env.INIT_CWD ?? process.cwd();
const here = (path) => relative(root, resolve(asked, path)).replaceAll("\\", "/");
const tests = [...new Set(paths.flatMap((path) => testsOf(here(path))))];
if (tests.length === 0) {
  console.error(`No test stands at or beside ${paths.join(", ")}`);
  process.exit(1);
}

await ensureInstalled();
const PREPARED = { journeys: [buildApps, []], visits: [buildStorybook, ["--config", "tests/stories"]] };
const byRunner = Map.groupBy(tests, runnerOf);
let failed = false;

for (const [runner, [prepare, config]] of Object.entries(PREPARED)) {
  const files = byRunner.get(runner);
  byRunner.delete(runner);
  if (!files) continue;
  const ready = await prepare();
  failed =
    !ready || (await run(join(bin, "playwright"), ["test", ...config, ...files, ...extra])) !== 0 || failed;
}

if (byRunner.size > 0) {
  const projects = [...byRunner.keys()].flatMap((project) => ["--project", project]);
  const watch = extra.includes("--watch") ? [] : ["run"];
  const files = [...byRunner.values()].flat();
  failed = (await run(join(bin, "vitest"), [...watch, ...projects, ...files, ...extra])) !== 0 || failed;
}
process.exit(failed ? 1 : 0);
