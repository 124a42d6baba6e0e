// What `pnpm new` writes, in a copy of the workspace, with its marked texts written: it must pass lint, types and its tests.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bin, houseEnv, root, run } from "./lib/house.mjs";
import { component, feature, page } from "./lib/skeletons.mjs";

const copy = join(root, "node_modules/.cache/candor/skeletons");
const git = ["ls-files", "--cached", "--others", "--exclude-standard"];
const kept = execFileSync("git", git, { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => /^(packages|apps|scripts|\.storybook|docs)\/|^[^/]+$/.test(path))
  .filter((path) => existsSync(join(root, path)));

rmSync(copy, { recursive: true, force: true });
for (const path of kept) cpSync(join(root, path), join(copy, path));
for (const part of ["", "packages/ui", "packages/features", "packages/api", "apps/portal", "apps/mis"]) {
  const modules = join(root, part, "node_modules");
  if (existsSync(modules)) symlinkSync(modules, join(copy, part, "node_modules"), "junction");
}

const files = {
  ...component("forms", "ProbeField"),
  ...feature("probe-list"),
  ...page("portal", "probe-list"),
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text.replaceAll(/\[write: ([^\]]*)\]/g, "$1"));
}
const manifest = join(copy, "packages/features/package.json");
const way = '"exports": {\n    "./probe-list": "./src/probe-list/index.ts",';
writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"exports": {', way));

const options = { cwd: copy, env: houseEnv() };
const paths = Object.keys(files);
const tests = paths.filter((path) => /\.(test|stories)\.tsx$/.test(path));
const steps = [
  [
    "biome",
    "check",
    "--error-on-warnings",
    "--vcs-enabled=false",
    ...paths.filter((path) => !path.endsWith(".md")),
  ],
  ["tsc", "--noEmit", "-p", "packages/ui"],
  ["tsc", "--noEmit", "-p", "packages/features"],
  ["tsc", "--noEmit", "-p", "apps/portal"],
  ["vitest", "run", "--project", "components", "--project", "stories", ...tests],
];
for (const [tool, ...words] of steps)
  if ((await run(join(bin, tool), words, options)) !== 0) {
    console.error(`What pnpm new writes does not pass: ${tool}`);
    process.exit(1);
  }
rmSync(copy, { recursive: true, force: true });
