// `pnpm check --changed`: what a change reaches, in seconds.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { texts } from "./check-runners.mjs";
import { commandRunner, vitestRunner } from "./runners.mjs";
import { changedFiles, runnerOf, testsOf } from "./tests-of.mjs";
import { projectOf, typesOf } from "./types.mjs";
import { bin, node24, root } from "./workspace.mjs";

/** Where the types of a part are read. */
const READERS = {
  "packages/api": ["packages/features", "packages/engine", "apps/portal", "apps/mis", "apps/server"],
  "packages/engine": ["apps/server", "."],
  "packages/features": ["apps/portal", "apps/mis", ".storybook"],
  "packages/ui": ["packages/features", "apps/portal", "apps/mis", ".storybook"],
  "apps/portal": [],
  "apps/mis": [],
  "apps/server": ["."],
  ".storybook": [],
};

/** Tests that read files instead of importing them, so that no import leads from a change to them. */
const WATCHERS = [
  [/./, ["scripts/glossary.test.ts", "scripts/texts.test.ts", "scripts/imports.test.ts"]],
  [/^apps\/server\/content\/|\/locales\/|^apps\/(portal|mis)\/src\/app\//, ["scripts/help.test.ts"]],
  [/^packages\/api\/src\/(contract|endpoints)\//, ["packages/api/src/endpoints/names.test.ts"]],
  [/^apps\/server\/src\//, ["apps/server/src/folders.test.ts"]],
  [/^packages\/ui\/src\//, ["scripts/ui/generated.test.ts", "packages/ui/src/conformance.test.tsx"]],
  [/^packages\/ui\/src\/.*\/index\.ts$/, ["packages/ui/src/exports.test.tsx"]],
  [
    /^packages\/engine\/src\/(rules|catalogue)\/|^docs\/checks/,
    ["packages/engine/src/catalogue/docs.test.ts"],
  ],
  [/^apps\/portal\/src\/app\/registry|^docs\/screens/, ["apps/portal/src/app/registry.test.tsx"]],
  [/^apps\/mis\/src\/app\/registry|^docs\/screens/, ["apps/mis/src/app/registry.test.tsx"]],
];

/** More tests than this are for `npm test`. */
const MOST = 25;
const RUN = ["unit", "server", "components", "stories"];

function typesReachedBy(files) {
  const parts = Object.keys(READERS).filter((part) => files.some((file) => file.startsWith(`${part}/`)));
  const rest = files.some((file) =>
    /^(scripts|tests|apps\/\w+\/build)\/|^[^/]+\.ts$|\/vite\.config\.ts$/.test(file),
  )
    ? ["."]
    : [];
  return [...new Set([...parts, ...parts.flatMap((part) => READERS[part]), ...rest].map(projectOf))];
}

function testsReachedBy(files) {
  const beside = files
    .filter((file) => /^(packages|apps|scripts)\/.*\.(tsx?|json)$/.test(file))
    .flatMap(testsOf);
  const watching = WATCHERS.flatMap(([what, tests]) => (files.some((file) => what.test(file)) ? tests : []));
  // Those that watch files stand first: no other test here would see what they see.
  const found = [...new Set([...watching, ...beside])].filter((test) => RUN.includes(runnerOf(test)));
  if (found.length > MOST) console.log(`${found.length} tests are near: ${MOST} run, all by npm test`);
  return found.slice(0, MOST);
}

/** Public components whose own files changed; a part that has no index is none. */
const componentsOf = (files) => {
  const parts = files.flatMap(
    (file) => /^packages\/ui\/src\/([a-z]+\/[A-Z]\w+)\/(?!.*\.(stories|test)\.)/.exec(file)?.[1] ?? [],
  );
  const isPublic = (part) => existsSync(join(root, "packages/ui/src", part, "index.ts"));
  return [...new Set(parts)].filter((part) => !part.startsWith("internal/") && isPublic(part));
};

export function changedRunners() {
  const files = changedFiles();
  console.log(`${files.length} changed files`);
  const biome = ["ci", "--error-on-warnings", "--no-errors-on-unmatched", ...files];
  const tests = testsReachedBy(files);
  const projects = [...new Set(tests.map(runnerOf))];
  const components = componentsOf(files);
  return [
    ["format, lint, boundaries", () => commandRunner("format, lint, boundaries", join(bin, "biome"), biome)],
    ["texts", texts],
    ["types", () => typesOf(typesReachedBy(files))],
    ...(tests.length > 0 ? [["tests", () => vitestRunner("changed", projects, tests)]] : []),
    ...(components.length > 0
      ? [["sizes", () => commandRunner("sizes", node24, [join(root, "scripts/ui/size.ts"), ...components])]]
      : []),
  ];
}
