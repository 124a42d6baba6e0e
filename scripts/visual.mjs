// `pnpm visual [--update] [component name]`: pictures of stories against those in tests/stories/pictures.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildStorybook, ensureInstalled } from "./lib/prepare.mjs";
import { bin, run, toolEnv } from "./lib/workspace.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean" } },
});

await ensureInstalled();
if (!(await buildStorybook())) process.exit(1);
// "data-table", "DataTable" and "data table" are one component.
const letters = positionals.join("").replaceAll(/[^\p{L}\p{N}]/gu, "");
process.exit(
  await run(
    join(bin, "playwright"),
    [
      ...["test", "--config", "tests/stories", "pictures.spec", "stories.spec", "--reporter", "list"],
      ...(letters ? ["--grep", [...letters].join("[ -]?")] : []),
      ...(values.update ? ["--update-snapshots", "changed"] : []),
    ],
    { env: toolEnv({ CANDOR_PICTURES_ONLY: "yes" }) },
  ),
);
